import { redirect } from "react-router";
import { encodeAnswers, sections } from "~/features/assessment/answer-code";
import { clearBrowserProgress } from "~/features/assessment/browser-progress";
import { ASSESSMENT_PATH, sectionPath } from "~/features/assessment/paths";
import { expireProgressCookie, parsePostedProgress } from "~/features/assessment/progress.server";
import { readPostedFields } from "~/http/parse-post.server";
import { platformContext } from "~/platform.server";
import { NeverRendered } from "~/site/page-exports";
import type { Route } from "./+types/progress";

export function loader() {
  return redirect(ASSESSMENT_PATH);
}

/** A post without progress deletes the cookie and begins at the first question. */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { fields } = await readPostedFields(request, ["progress"]);
  const posted = fields.get("progress");
  if (posted) {
    const { section, ...answered } = parsePostedProgress(posted);
    return redirect(sectionPath(section.id, encodeAnswers(answered)), { status: 303 });
  }
  const cookie = await expireProgressCookie(platform, request);
  const headers = new Headers(cookie ? { "Set-Cookie": cookie } : {});
  return redirect(sectionPath(sections[0].id), { status: 303, headers });
}

/** Offline the intro waits for the connection, and nothing is deleted. */
export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const startsOver = !(await request.clone().formData()).has("progress");
  return serverAction().catch((thrown) => {
    if (!(thrown instanceof Response)) throw redirect(ASSESSMENT_PATH);
    if (startsOver) clearBrowserProgress();
    throw thrown;
  });
}

export default NeverRendered;
