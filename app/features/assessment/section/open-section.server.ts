import type { Assessment } from "#content/schema/assessment";
import { type Answered, decodeAnswers } from "~/features/assessment/answers/answer-code";
import { CONTEXT_FIELDS } from "~/features/assessment/answers/outline";
import type { Authored } from "~/features/assessment/authored.server";
import { firstOpenSection, unanswered } from "~/features/assessment/flow";

export type OpenSection = Answered & { index: number; section: Assessment["sections"][number] };

/** The section of an address; null for a name that no section has. A code that is wrong begins anew. */
export function openSection(
  { assessment, outline }: Authored,
  name: string,
  search: URLSearchParams,
): OpenSection | null {
  const index = assessment.sections.findIndex(({ id }) => id === name);
  const section = assessment.sections[index];
  if (!section) return null;
  const facts = CONTEXT_FIELDS.map((field) => [field, search.get(field) ?? ""] as const);
  const context = Object.fromEntries(
    facts.filter(([field, value]) => outline.contexts[field].includes(value)),
  );
  const answered = decodeAnswers(outline, search.get("a") ?? "");
  return { index, section, ...(answered ?? { answers: {}, context }) };
}

/** The earlier section that must be answered before this one; undefined when this one may open. */
export function earlierOpenSection({ assessment }: Authored, { index, answers }: OpenSection) {
  const first = firstOpenSection(assessment, answers);
  return first && assessment.sections.indexOf(first) < index ? first : undefined;
}

export function openQuestions({ section, answers }: OpenSection): string[] {
  return unanswered(section, answers).map(({ id }) => id);
}
