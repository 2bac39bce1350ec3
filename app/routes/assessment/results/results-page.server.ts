import type { Platform } from "~/env.server";
import { contextLabels } from "~/features/assessment/answers/context-labels";
import { pointsOf } from "~/features/assessment/flow";
import type { CompletedAssessment } from "~/features/assessment/progress/browser-progress";
import { openResults } from "~/features/assessment/results/open-results.server";

/** Everything the results' page shows; throws as openResults does. */
export function openResultsPage(platform: Platform, code: string) {
  const { answers, copy, context: facts, outline, results } = openResults(code);
  return {
    origin: platform.origin,
    code,
    title: copy.title,
    calendar: copy.calendar,
    facts: contextLabels(copy, facts),
    results,
    completed: {
      type: "video-readiness",
      score: results.percentage,
      level: results.verdict.label,
      businessContext: facts,
      answers: pointsOf(outline, answers),
      recommendations: results.actions.map((action) => action.title),
    } satisfies CompletedAssessment,
  };
}
export type ResultsPage = ReturnType<typeof openResultsPage>;
