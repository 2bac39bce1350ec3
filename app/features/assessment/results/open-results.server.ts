import { data, redirect } from "react-router";
import { decodeAnswers } from "~/features/assessment/answers/answer-code";
import { authored } from "~/features/assessment/authored.server";
import { firstOpenSection } from "~/features/assessment/flow";
import { sectionPath } from "~/features/assessment/paths";
import { describeResults } from "./results";

/** Throws 404 for a code that was changed or cut off, and a redirect to the first open section. */
export function openResults(code: string) {
  const { assessment, copy, outline } = authored;
  const answered = decodeAnswers(outline, code);
  if (!answered) throw data(null, { status: 404 });
  const open = firstOpenSection(assessment, answered.answers);
  if (open) throw redirect(sectionPath(open.id, code));
  const results = describeResults(assessment, copy, answered.answers);
  return { ...authored, ...answered, results };
}
