import * as words from "#content/words/results";
import type { Results, SectionResult } from "./results";
import { BENCHMARK } from "./scoring";

export function resultsText(
  title: string,
  permalink: string,
  facts: string[],
  results: Results,
): string {
  const { percentage, score, maxScore, verdict, benchmark, routing } = results;
  return [
    title.toUpperCase(),
    ...(facts.length > 0 ? [facts.join(", ")] : []),
    "",
    words.scoreOfPoints(percentage, score, maxScore),
    words.level(verdict.label),
    `${benchmark} (industry benchmark ${BENCHMARK}%)`,
    `${routing.label}: ${routing.call}, ${routing.length}`,
    "",
    verdict.body,
    ...results.sections.flatMap(sectionLines),
    ...chapter(words.priorityActions),
    ...actionLines(results),
    ...chapter(words.sixMonthRoadmap),
    ...results.roadmap.flatMap(({ month, title, goals, metrics }) => [
      words.month(month, title),
      ...goals.map((goal) => `  - ${goal}`),
      ...metrics.map((metric) => words.measure(metric)),
    ]),
    ...chapter(words.suggestedServices),
    ...results.services.flatMap(({ name, description, timeline, investment }) => [
      `${name}: typical investment ${investment}`,
      `  ${description}`,
      `  ${timeline}`,
    ]),
    "",
    words.theseResultsAgain(permalink),
    "",
  ].join("\n");
}

function chapter(name: string, rest = ""): string[] {
  return ["", name.toUpperCase() + rest];
}

function sectionLines({
  name,
  score,
  maxScore,
  percentage,
  gaps,
  recommendations,
}: SectionResult): string[] {
  return [
    ...chapter(name, `: ${percentage}% (${score} of ${maxScore} points)`),
    ...gaps.map((gap) => words.gap(gap)),
    ...recommendations.map((step) => `  - ${step.title}. ${step.description}`),
  ];
}

function actionLines({ actions, confidence, noGaps }: Results): string[] {
  if (actions.length === 0) return [noGaps];
  return actions.flatMap((action, i) => [
    `${i + 1}. ${action.title}`,
    `   ${action.description}`,
    words.priorityEffort(
      action.impact,
      action.effort,
      action.timeline,
      action.section,
      action.category,
    ),
    words.confidenceTheStepItself(confidence, action.takes.toLowerCase()),
  ]);
}
