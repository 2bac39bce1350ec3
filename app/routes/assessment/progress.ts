import { redirect } from "react-router";
import { platformContext } from "~/env.server";
import { encodeAnswers } from "~/features/assessment/answer-code";
import { assessmentContent as content } from "~/features/assessment/content.server";
import { ASSESSMENT_PATH, sectionPath } from "~/features/assessment/paths";
import {
  deleteProgressCookie,
  hasProgressCookie,
  parsePostedProgress,
} from "~/features/assessment/progress.server";
import { readPostedFields } from "~/http/parse-post.server";
import type { Route } from "./+types/progress";

export function loader() {
  return redirect(ASSESSMENT_PATH);
}

/** Continues an unfinished assessment; a post without progress deletes the cookie and begins at the first question. */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { fields } = await readPostedFields(request, ["progress"]);
  const posted = fields.get("progress");
  if (posted) {
    const { section, ...answered } = parsePostedProgress(content, String(posted));
    const code = encodeAnswers(content.layout, answered);
    return redirect(sectionPath(section.id, code), { status: 303 });
  }
  const headers = new Headers();
  if (hasProgressCookie(request)) headers.set("Set-Cookie", await deleteProgressCookie(platform));
  return redirect(sectionPath(content.assessment.sections[0].id), { status: 303, headers });
}

/** Never rendered: a route with a component answers errors with a page. */
export default function AssessmentProgress() {
  return null;
}
