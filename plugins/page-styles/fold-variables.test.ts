import postcss from "postcss";
import { expect, test } from "vitest";
import { foldVariables } from "./fold-variables";

const register = (name: string, first = "") =>
  `@property ${name} { syntax: "*"; inherits: false; ${first && `initial-value: ${first}`} }`;

const folded = async (css: string) => {
  const { css: result } = await postcss([foldVariables()]).process(css, { from: undefined });
  return result.replace(/\s*([{};])\s*/g, "$1").trim();
};

test.each([
  [
    "its first value where nothing sets it",
    `.a { border-style: var(--tw-border-style) } ${register("--tw-border-style", "solid")}`,
    ".a{border-style: solid}",
  ],
  [
    "what is said instead where it has no first value, functions and all",
    `.a { line-height: var(--tw-leading, var(--b, calc(1 + 2))) } ${register("--tw-leading")}`,
    ".a{line-height: var(--b, calc(1 + 2))}",
  ],
  [
    "nothing where nothing reads it",
    `.a { --tw-tracking: 1px; letter-spacing: 1px } ${register("--tw-tracking")}`,
    ".a{letter-spacing: 1px}",
  ],
])("a variable of Tailwind is %s", async (_name, css, expected) => {
  expect(await folded(css)).toBe(expected);
});

test("a variable that is set and read stays, with its first value for older browsers", async () => {
  const css = `@layer properties { * { --tw-ease: initial; --tw-x: 0 } } .a { --tw-ease: linear } .b { translate: var(--tw-x); transition-timing-function: var(--tw-ease, ease) } ${register("--tw-ease")} ${register("--tw-x", "0")}`;
  const result = await folded(css);
  expect(result).toContain("@layer properties{*{--tw-ease: initial}}");
  expect(result).toContain("var(--tw-ease, ease)");
  expect(result).toContain("translate: 0");
  expect(result).not.toContain("--tw-x");
});
