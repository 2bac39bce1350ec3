import { expect, test } from "vitest";
import { decodeAnswers, encodeAnswers } from "./answer-code";
import { answerAll, layout } from "./fixture";

const complete = encodeAnswers(layout, {
  answers: answerAll(21, "partially"),
  context: { industry: "retail" },
});

test.each(["no", "partially", "yes"] as const)(
  "21 answers %s are encoded and decoded",
  (answer) => {
    const answers = answerAll(21, answer);
    const context = { industry: "retail", businessSize: "just-me", currentVideoUse: "monthly" };
    const code = encodeAnswers(layout, { answers, context });
    expect(decodeAnswers(layout, code)).toEqual({ answers, context });
  },
);

test("unfinished answers are decoded, too", () => {
  const answers = { q1: "yes", q2: "no", q21: "partially" } as const;
  const code = encodeAnswers(layout, { answers, context: {} });
  expect(decodeAnswers(layout, code)).toEqual({ answers, context: {} });
});

test("a code has 16 lower-case characters, as canonical addresses need", () => {
  expect(complete).toMatch(/^1[0-9a-z]{15}$/);
});

test("unknown questions and context values are left out", () => {
  const answers = { q1: "yes", unknown: "yes" } as const;
  const code = encodeAnswers(layout, { answers, context: { industry: "not-a-choice" } });
  expect(decodeAnswers(layout, code)).toEqual({ answers: { q1: "yes" }, context: {} });
});

test("every code with one changed character is refused", () => {
  for (let i = 0; i < complete.length; i++) {
    const other = complete[i] === "z" ? "y" : "z";
    const changed = complete.slice(0, i) + other + complete.slice(i + 1);
    expect(decodeAnswers(layout, changed), changed).toBeNull();
  }
});

test.each([
  ["nothing", ""],
  ["one character less", complete.slice(0, -1)],
  ["one character more", `${complete}0`],
  ["another version", `2${complete.slice(1)}`],
  ["a long text", "1".repeat(8_000)],
  ["a path", "../../etc/passwd"],
  ["upper case", complete.toUpperCase()],
])("%s is refused as a code", (_, code) => {
  expect(decodeAnswers(layout, code)).toBeNull();
});

test("a code is refused after a change of questions or points", () => {
  const [first, ...others] = layout.questions;
  const renamed = [{ id: "new", points: 4 }, ...others];
  const weighed = [{ id: first?.id ?? "", points: 5 }, ...others];
  expect(decodeAnswers({ ...layout, questions: renamed }, complete)).toBeNull();
  expect(decodeAnswers({ ...layout, questions: weighed }, complete)).toBeNull();
});
