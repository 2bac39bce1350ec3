import { data, redirect } from "react-router";
import { platformContext } from "~/env.server";
import { findDoor } from "~/features/studio/door.server";
import { keepPrivate, methodNotAllowed } from "~/features/studio/inbox.server";
import { openLocalSession } from "~/features/studio/local-session.server";
import type { Route } from "./+types/enter";
import { Frame } from "./frame";
import { Refused } from "./refused";

export const middleware: Route.MiddlewareFunction[] = [
  async ({ url, context }, next) => {
    const door = findDoor(context.get(platformContext).settings, url);
    if (door.kind !== "local") throw data(null, { status: 404 });
    return keepPrivate(await next());
  },
];

/** The way in on this machine: the key of the printed address opens one session, once. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const door = findDoor(platform.settings, url);
  const isLooking = request.method !== "GET" || request.headers.has("Sec-Purpose");
  if (door.kind !== "local" || isLooking) throw data(null, { status: 403 });
  const cookie = await openLocalSession(platform, url.searchParams.get("key") ?? "", door.key);
  if (!cookie) throw data(null, { status: 403 });
  throw redirect("/studio", { status: 303, headers: { "Set-Cookie": cookie } });
}

export function action() {
  throw methodNotAllowed();
}

export const handle = { bare: true };

/** Never shown: with a component, a refusal here is a page and not a bare answer. */
export default function EnterPage() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <Refused error={error} />
    </Frame>
  );
}
