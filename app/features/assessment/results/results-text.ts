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
    `Score: ${percentage}% (${score} of ${maxScore} points)`,
    `Level: ${verdict.label}`,
    `${benchmark} (industry benchmark ${BENCHMARK}%)`,
    `${routing.label}: ${routing.call}, ${routing.length}`,
    "",
    verdict.body,
    ...results.sections.flatMap(sectionLines),
    ...chapter("Priority actions"),
    ...actionLines(results),
    ...chapter("Six-month roadmap"),
    ...results.roadmap.flatMap(({ month, title, goals, metrics }) => [
      `Month ${month}: ${title}`,
      ...goals.map((goal) => `  - ${goal}`),
      ...metrics.map((metric) => `  Measure: ${metric}`),
    ]),
    ...chapter("Suggested services"),
    ...results.services.flatMap(({ name, description, timeline, investment }) => [
      `${name}: typical investment ${investment}`,
      `  ${description}`,
      `  ${timeline}`,
    ]),
    "",
    `These results again: ${permalink}`,
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
    ...gaps.map((gap) => `  Gap: ${gap}`),
    ...recommendations.map((step) => `  - ${step.title}. ${step.description}`),
  ];
}

function actionLines({ actions, confidence, noGaps }: Results): string[] {
  if (actions.length === 0) return [noGaps];
  return actions.flatMap((action, i) => [
    `${i + 1}. ${action.title}`,
    `   ${action.description}`,
    `   Priority ${action.impact}, effort ${action.effort}, ${action.timeline}. ${action.section}, ${action.category}.`,
    `   Confidence: ${confidence}. The step itself takes: ${action.takes.toLowerCase()}.`,
  ]);
}
