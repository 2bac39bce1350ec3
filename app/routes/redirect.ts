import { data, redirect } from "react-router";
import { findRedirect } from "~/http/redirects";
import type { Route } from "./+types/redirect";

export function loader({ url }: Route.LoaderArgs) {
  const found = findRedirect(url);
  if (!found) throw data(null, { status: 404 });
  return redirect(found.location, found.status);
}

/** Never shown: with a component, what goes wrong here is a page and not a bare answer. */
export default function Redirect() {
  return null;
}
