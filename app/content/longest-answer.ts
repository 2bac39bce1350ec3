import type { Field } from "./schema/form.ts";

/** How many characters a field accepts, where its form does not say. */
const LONGEST = { line: 200, lines: 2_000 };

export function longestAnswer({ max, input, options }: Pick<Field, "max" | "input" | "options">) {
  if (options) return 0;
  return max ?? LONGEST[input === "lines" ? "lines" : "line"];
}
