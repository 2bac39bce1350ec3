import { redirect } from "react-router";
import { findWizard, firstStepHref } from "~/features/inquiry/steps";
import type { Route } from "./+types/start";

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(firstStepHref(findWizard(pathname)) + search, 302);
}

/** Never rendered. With a component, errors are shown as a page instead of plain text. */
export default function InquiryStart() {
  return null;
}
