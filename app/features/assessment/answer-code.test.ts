import { expect, test } from "vitest";
import { decodeAnswers, encodeAnswers } from "./answer-code";
import { answerAll, outline } from "./fixture";

const complete = encodeAnswers(outline, {
  answers: answerAll(21, "partially"),
  context: { industry: "retail" },
});

test.each(["no", "partially", "yes"] as const)(
  "21 answers %s are encoded and decoded",
  (answer) => {
    const answers = answerAll(21, answer);
    const context = { industry: "retail", businessSize: "just-me", currentVideoUse: "monthly" };
    const code = encodeAnswers(outline, { answers, context });
    expect(decodeAnswers(outline, code)).toEqual({ answers, context });
  },
);

test("unfinished answers are decoded, too", () => {
  const answers = { q1: "yes", q2: "no", q21: "partially" } as const;
  const code = encodeAnswers(outline, { answers, context: {} });
  expect(decodeAnswers(outline, code)).toEqual({ answers, context: {} });
});

test("a code has 16 lower-case characters, as canonical addresses need", () => {
  expect(complete).toMatch(/^1[0-9a-z]{15}$/);
});

test("unknown questions and context values are left out", () => {
  const answers = { q1: "yes", unknown: "yes" } as const;
  const code = encodeAnswers(outline, { answers, context: { industry: "not-a-choice" } });
  expect(decodeAnswers(outline, code)).toEqual({ answers: { q1: "yes" }, context: {} });
});

test("every code with one changed character is refused", () => {
  for (let i = 0; i < complete.length; i++) {
    const other = complete[i] === "z" ? "y" : "z";
    const changed = complete.slice(0, i) + other + complete.slice(i + 1);
    expect(decodeAnswers(outline, changed), changed).toBeNull();
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
  expect(decodeAnswers(outline, code)).toBeNull();
});

test("a code is refused after a change of questions or points", () => {
  const [first, ...others] = outline.questions;
  const renamed = [{ id: "new", points: 4 }, ...others];
  const weighed = [{ id: first?.id ?? "", points: 5 }, ...others];
  expect(decodeAnswers({ ...outline, questions: renamed }, complete)).toBeNull();
  expect(decodeAnswers({ ...outline, questions: weighed }, complete)).toBeNull();
});
