import { redirect } from "react-router";
import type { Route } from "./+types/start";

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname.replace(/\/$/, "")}/business-stage${search}`, 302);
}

/** Never shown: with a component, what goes wrong here is a page and not a bare answer. */
export default function InquiryStart() {
  return null;
}
