import { redirect } from "react-router";
import { platformContext } from "~/env.server";
import { encodeAnswers } from "~/features/assessment/answers/answer-code";
import { authored } from "~/features/assessment/authored.server";
import { ASSESSMENT_PATH, sectionPath } from "~/features/assessment/paths";
import { parsePostedProgress } from "~/features/assessment/progress/posted-progress.server";
import {
  forgetProgressCookie,
  hasProgressCookie,
} from "~/features/assessment/progress/progress-cookie.server";
import { readFormFields } from "~/http/parse-post.server";
import type { Route } from "./+types/progress";

export function loader() {
  return redirect(ASSESSMENT_PATH);
}

/** Continues an assessment under way where it was left; without one, forgets, and asks from the start. */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const posted = (await readFormFields(request, ["progress"])).get("progress");
  if (posted) {
    const { section, ...answered } = parsePostedProgress(authored, String(posted));
    const code = encodeAnswers(authored.outline, answered);
    return redirect(sectionPath(section.id, code), { status: 303 });
  }
  const headers = new Headers();
  if (hasProgressCookie(request)) headers.set("Set-Cookie", await forgetProgressCookie(platform));
  return redirect(ASSESSMENT_PATH, { status: 303, headers });
}

/** Never shown: with a component, what goes wrong here is a page and not a bare answer. */
export default function AssessmentProgress() {
  return null;
}
