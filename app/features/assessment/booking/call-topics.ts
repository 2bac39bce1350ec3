import type { Results } from "~/features/assessment/results/results";

/** The steps that a call is about, most urgent first, none twice. Empty when every answer was Yes. */
export function callTopics(
  { actions, sections }: Pick<Results, "actions" | "sections">,
  named: "title" | "payloadLabel",
): string[] {
  const worstFirst = sections.toSorted((a, b) => a.percentage - b.percentage);
  const steps = [...actions, ...worstFirst.flatMap(({ recommendations }) => recommendations)];
  return [...new Set(steps.map((step) => step[named]))];
}
