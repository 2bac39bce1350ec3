import { data } from "react-router";
import { openInbox } from "~/features/studio/inbox.server";
import type { Route } from "./+types/missing";

export function loader({ context }: Route.LoaderArgs) {
  openInbox(context);
  throw data(null, { status: 404 });
}

export const action = loader;

/** Never shown: every address that is not the inbox's is missing. */
export default function MissingPage() {
  return null;
}
