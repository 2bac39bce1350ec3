import { data, Outlet } from "react-router";
import { guardInbox, methodNotAllowed, mintToken, openInbox } from "~/features/studio/inbox.server";
import type { Route } from "./+types/studio";
import { Frame } from "./frame";
import { Refused } from "./refused";

export const middleware: Route.MiddlewareFunction[] = [guardInbox];

export async function loader({ context }: Route.LoaderArgs) {
  const inbox = openInbox(context);
  return data({ name: inbox.member.name, token: await mintToken(inbox) });
}

export function action({ context }: Route.ActionArgs) {
  openInbox(context);
  throw methodNotAllowed();
}

export const handle = { bare: true };

export default function StudioLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame visitor={loaderData}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame visitor={loaderData}>
      <Refused error={error} />
    </Frame>
  );
}
