import { redirect } from "react-router";
import { platformContext } from "~/env.server";
import { readInquirySession } from "~/features/inquiry/details/inquiry-session.server";
import { forgetVisitorDetails } from "~/features/inquiry/details/visitor-details.server";
import { firstStep, WIZARD_PLACES } from "~/features/inquiry/wizard-place";
import { readFormFields } from "~/http/parse-post.server";
import type { Route } from "./+types/closed";

/** Where a closed inquiry may lead: back to the page it opened over, or to a new one. */
const WAYS_ON = Object.values(WIZARD_PLACES).flatMap((place) => [place.parent, firstStep(place)]);

export function loader() {
  return redirect(firstStep(WIZARD_PLACES.home));
}

/** Closes an inquiry: its personal details are forgotten, because computers are shared. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFormFields(request, ["id", "next"]);
  const id = String(fields.get("id") ?? "");
  const next = WAYS_ON.find((way) => way === fields.get("next")) ?? "/";
  const platform = context.get(platformContext);
  const session = await readInquirySession(platform, request);
  if (session) await forgetVisitorDetails(platform, { session, submission: id });
  return redirect(next, { status: 303 });
}

/** Offline the details go by themselves after two days; the visitor leaves in any case. */
export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const next = String((await request.clone().formData()).get("next") ?? "/");
  return serverAction().catch((thrown) => {
    throw thrown instanceof Response ? thrown : redirect(next);
  });
}

/** Never shown: with a component, what goes wrong here is a page and not a bare answer. */
export default function ClosedInquiry() {
  return null;
}
