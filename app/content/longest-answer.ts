/** How many characters a field accepts, where its form does not say. */
const LONGEST = { line: 200, lines: 2_000 };

type Field = { max?: number | undefined; input?: string | undefined; options?: unknown };

export function longestAnswer({ max, input, options }: Field): number {
  if (options) return 0;
  return max ?? LONGEST[input === "lines" ? "lines" : "line"];
}
