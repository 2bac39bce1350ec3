import { redirect } from "react-router";
import { firstStep, wizardPlace } from "~/features/inquiry/wizard-place";
import type { Route } from "./+types/start";

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(firstStep(wizardPlace(pathname)) + search, 302);
}

/** Never shown: with a component, what goes wrong here is a page and not a bare answer. */
export default function InquiryStart() {
  return null;
}
