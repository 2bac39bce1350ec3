import type { Answered } from "~/features/assessment/answers/answer-code";
import { type Answer, answerFor } from "~/features/assessment/answers/answers";
import { type BusinessContext, CONTEXT_FIELDS } from "~/features/assessment/answers/outline";
import type { Authored } from "~/features/assessment/authored.server";
import type { Section } from "~/features/assessment/results/scoring";

/** Longer text is not what our own script stores. */
const MAX_LENGTH = 4_000;

/** Where a browser says that an assessment was left. */
type PostedProgress = Answered & { section: Section };

/** Progress as a browser sent it back: what of it is known; unknown questions and points are dropped. */
export function parsePostedProgress(
  { assessment, outline }: Pick<Authored, "assessment" | "outline">,
  text: string,
): PostedProgress {
  const stored = record(text.length <= MAX_LENGTH ? parseJson(text) : null);
  const earned = record(stored.answers);
  const answers: Record<string, Answer> = {};
  for (const { id, points } of outline.questions) {
    const answer = answerFor(earned[id], points);
    if (answer) answers[id] = answer;
  }
  const sections: readonly Section[] = assessment.sections;
  const section = sections[Number(stored.currentSection)] ?? assessment.sections[0];
  return { answers, context: readContext(stored.businessContext), section };
}

function readContext(stored: unknown): BusinessContext {
  const facts = record(stored);
  return Object.fromEntries(
    CONTEXT_FIELDS.flatMap((field) => {
      const value = facts[field];
      return typeof value === "string" ? [[field, value]] : [];
    }),
  );
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
