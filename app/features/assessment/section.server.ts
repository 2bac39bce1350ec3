import { data, redirect } from "react-router";
import { INTENT_FIELD } from "~/http/form-fields";
import { readPostedFields } from "~/http/parse-post.server";
import type { Platform } from "~/platform.server";
import {
  type Answered,
  contextValues,
  decodeAnswers,
  encodeAnswers,
  maxPoints,
  questions,
  sections,
} from "./answer-code";
import {
  CONTEXT_FIELDS,
  firstIncompleteSection,
  pointsOf,
  readPostedAnswers,
  unansweredQuestions,
} from "./answers";
import { resultsPath, sectionPath } from "./paths";
import { expireProgressCookie, serializeProgressCookie } from "./progress.server";

/** An invalid answer code counts as no answers. Throws 404 for an unknown name. */
function readSection(name: string, search: URLSearchParams) {
  const index = sections.findIndex(({ id }) => id === name);
  const section = sections[index];
  if (!section) throw data(null, { status: 404 });
  const entries = CONTEXT_FIELDS.map((field) => [field, search.get(field) ?? ""] as const);
  const context = Object.fromEntries(
    entries.filter(([field, value]) => contextValues(field).includes(value)),
  );
  const answered: Answered = decodeAnswers(search.get("a") ?? "") ?? { answers: {}, context };
  return { index, section, ...answered };
}

/** Throws a redirect to an earlier section with open questions. `check`: the form was refused. */
export function openSection(name: string, search: URLSearchParams) {
  const { index, section, answers, context } = readSection(name, search);
  const code = encodeAnswers({ answers, context });
  const first = firstIncompleteSection(sections, answers);
  if (first && sections.indexOf(first) < index) throw redirect(sectionPath(first.id, code));
  const before = sections.slice(0, index).flatMap(({ questions }) => questions);
  return {
    index,
    number: index + 1,
    name: section.name,
    lede: section.lede,
    isLast: index === sections.length - 1,
    parts: sections.map(({ questions }) => questions.length),
    questions: section.questions.map(({ id, text, hint, points }, i) => ({
      id,
      text,
      hint,
      points,
      number: before.length + i + 1,
    })),
    earned: pointsOf(questions, answers),
    maxPoints,
    context,
    action: sectionPath(section.id, code),
    missing: search.has("check") ? unansweredQuestions(section, answers).map(({ id }) => id) : [],
  };
}
export type SectionPage = ReturnType<typeof openSection>;

/** Redirects every post, a refused one too (`check`): reload and Back send nothing again. */
export async function submitSection(platform: Platform, request: Request, name: string) {
  const { searchParams } = new URL(request.url);
  const { index, section, context, ...earlier } = readSection(name, searchParams);
  const ids = section.questions.map(({ id }) => id);
  const { fields } = await readPostedFields(request, [INTENT_FIELD, "saved", ...ids]);
  const isBack = fields.get(INTENT_FIELD) === "previous";
  const answers = { ...earlier.answers, ...readPostedAnswers(fields, section.questions) };
  const code = encodeAnswers({ answers, context });
  const isRefused = !isBack && unansweredQuestions(section, answers).length > 0;
  const next = isRefused ? section : sections[index + (isBack ? -1 : 1)];
  const destination = next ?? (isBack ? section : firstIncompleteSection(sections, answers));
  const expired = await expireProgressCookie(platform, request);
  if (!destination) return { location: resultsPath(code), cookie: expired };
  const isSavedByBrowser = fields.get("saved") === "browser";
  return {
    location: sectionPath(destination.id, code) + (isRefused ? "&check" : ""),
    cookie: isSavedByBrowser
      ? expired
      : await serializeProgressCookie(platform, code, destination.id),
  };
}
