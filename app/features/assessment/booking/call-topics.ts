import type { Results } from "~/features/assessment/results/results";

/** The titles of the steps that a call is about, most urgent first. Empty when every answer was Yes. */
export function callTopics({ actions, sections }: Pick<Results, "actions" | "sections">): string[] {
  const worstFirst = sections.toSorted((a, b) => a.percentage - b.percentage);
  const steps = [...actions, ...worstFirst.flatMap(({ recommendations }) => recommendations)];
  return [...new Set(steps.map(({ title }) => title))];
}
