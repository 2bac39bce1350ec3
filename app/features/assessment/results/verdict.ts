import type { AssessmentCopy } from "#content/schema/assessment";
import type { Level } from "./scoring";

type Score = { level: Level; percentage: number };

/** The words of a score: those of its level, except where they would not be true of it. */
export function verdictFor(
  { levels, exceptions }: AssessmentCopy,
  { level, percentage }: Score,
  isEven: boolean,
) {
  if (percentage === 100) return { ...levels[level], ...exceptions.perfect };
  if (level === "advanced" && !isEven) return { ...levels[level], ...exceptions.advancedUneven };
  if (level === "ready" && isEven) return { ...levels[level], ...exceptions.readyEven };
  return levels[level];
}

/** The roadmap of a level; where no section is low, its first month does not send anybody to an empty list. */
export function roadmapFor(copy: AssessmentCopy, { level }: Score, isEven: boolean) {
  const [first, ...others] = copy.roadmap[level];
  const start = level === "ready" && isEven ? copy.readyEvenFirstMonth : first;
  return [start, ...others]
    .filter((milestone) => milestone !== undefined)
    .map((milestone, i) => ({ month: i + 1, ...milestone }));
}

/** What is said where no section is low, instead of a list. */
export function noGapsFor({ noGaps, noGapsAtAll }: AssessmentCopy, { percentage }: Score): string {
  return percentage === 100 ? noGapsAtAll : noGaps;
}
