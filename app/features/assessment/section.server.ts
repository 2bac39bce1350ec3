import type { Platform } from "~/env.server";
import { readPostedFields } from "~/http/parse-post.server";
import { type Answered, decodeAnswers, encodeAnswers } from "./answer-code";
import {
  ANSWERS,
  type AnswerSheet,
  CONTEXT_FIELDS,
  firstOpenSection,
  pointsOf,
  type Section,
  unansweredQuestions,
} from "./answers";
import type { AssessmentContent } from "./content.server";
import { resultsPath, sectionPath } from "./paths";
import { deleteProgressCookie, hasProgressCookie, writeProgressCookie } from "./progress.server";

export type OpenSection = Answered & { index: number; section: Section };

/** The section of an address, null for an unknown name; an invalid answer code counts as no answers. */
export function openSection(
  { assessment, layout }: AssessmentContent,
  name: string,
  search: URLSearchParams,
): OpenSection | null {
  const index = assessment.sections.findIndex(({ id }) => id === name);
  const section = assessment.sections[index];
  if (!section) return null;
  const entries = CONTEXT_FIELDS.map((field) => [field, search.get(field) ?? ""] as const);
  const context = Object.fromEntries(
    entries.filter(([field, value]) => layout.contexts[field].includes(value)),
  );
  const answered = decodeAnswers(layout, search.get("a") ?? "");
  return { index, section, ...(answered ?? { answers: {}, context }) };
}

export function earlierOpenSection(
  { assessment }: AssessmentContent,
  { index, answers }: OpenSection,
): Section | undefined {
  const first = firstOpenSection(assessment, answers);
  return first && assessment.sections.indexOf(first) < index ? first : undefined;
}

/** What the page of a section shows; `checked` when its form was refused for unanswered questions. */
export function describeSection(
  { assessment: { sections }, layout }: AssessmentContent,
  open: OpenSection,
  checked: boolean,
) {
  const { index, section, answers, context } = open;
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
    earned: pointsOf(layout.questions, answers),
    context,
    action: sectionPath(section.id, encodeAnswers(layout, open)),
    missing: checked ? unansweredQuestions(section, answers).map(({ id }) => id) : [],
  };
}
export type SectionPage = ReturnType<typeof describeSection>;

type SectionRedirect = { location: string; cookie: string | null };

/** Answers every post with a redirect, a refused one too (`check`), so that reload and Back send nothing again. */
export async function submitSection(
  platform: Platform,
  { assessment, layout }: Pick<AssessmentContent, "assessment" | "layout">,
  { index, section, context, ...earlier }: OpenSection,
  request: Request,
): Promise<SectionRedirect> {
  const posted = await readSectionForm(request, section);
  const answers = { ...earlier.answers, ...posted.answers };
  const code = encodeAnswers(layout, { answers, context });
  const isRefused = !posted.back && unansweredQuestions(section, answers).length > 0;
  const next = isRefused ? section : assessment.sections[index + (posted.back ? -1 : 1)];
  const destination = next ?? (posted.back ? section : firstOpenSection(assessment, answers));
  const cookie = hasProgressCookie(request) ? await deleteProgressCookie(platform) : null;
  if (!destination) return { location: resultsPath(code), cookie };
  return {
    location: sectionPath(destination.id, code) + (isRefused ? "&check" : ""),
    cookie: posted.savedByBrowser
      ? cookie
      : await writeProgressCookie(platform, code, destination.id),
  };
}

type PostedSection = { answers: AnswerSheet; back: boolean; savedByBrowser: boolean };

async function readSectionForm(request: Request, section: Section): Promise<PostedSection> {
  const ids = section.questions.map(({ id }) => id);
  const { fields } = await readPostedFields(request, ["go", "saved", ...ids]);
  const answers = ids.flatMap((id) => {
    const answer = ANSWERS.find((known) => known === fields.get(id));
    return answer ? [[id, answer] as const] : [];
  });
  return {
    answers: Object.fromEntries(answers),
    back: fields.get("go") === "previous",
    savedByBrowser: fields.get("saved") === "browser",
  };
}
