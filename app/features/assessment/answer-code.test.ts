import { expect, test } from "vitest";
import { decodeAnswers, encodeAnswers } from "./answer-code";
import { answerAll, sample } from "./fixture";

const code = encodeAnswers(
  { answers: answerAll(21, "partially"), context: { industry: "retail" } },
  sample,
);

test.each([
  { answers: answerAll(21, "no"), context: {} },
  {
    answers: answerAll(21, "yes"),
    context: { industry: "retail", businessSize: "just-me", currentVideoUse: "monthly" },
  },
  { answers: { q1: "yes", q2: "no", q21: "partially" } as const, context: {} },
])("%j survives the code, which a canonical address can hold", (sheet) => {
  const encoded = encodeAnswers(sheet, sample);
  expect(encoded).toMatch(/^1[0-9a-z]{15}$/);
  expect(decodeAnswers(encoded, sample)).toEqual(sheet);
});

test("unknown questions and context values are left out", () => {
  const answers = { q1: "yes", unknown: "yes" } as const;
  const known = encodeAnswers({ answers, context: { industry: "not-a-choice" } }, sample);
  expect(decodeAnswers(known, sample)).toEqual({ answers: { q1: "yes" }, context: {} });
});

test("a code with one changed character is refused", () => {
  for (let i = 0; i < code.length; i++) {
    const changed = code.slice(0, i) + (code[i] === "z" ? "y" : "z") + code.slice(i + 1);
    expect(decodeAnswers(changed, sample), changed).toBeNull();
  }
});

test.each(["", code.slice(1), `${code}0`, `2${code.slice(1)}`, "1".repeat(8_000), "../../etc"])(
  "%.20s is refused as a code",
  (wrong) => expect(decodeAnswers(wrong, sample)).toBeNull(),
);

test("a code is refused after a change of questions or points", () => {
  const [first, ...others] = sample.layout.questions;
  for (const question of [
    { id: "new", points: 4 },
    { id: first?.id ?? "", points: 5 },
  ]) {
    const changed = { ...sample.layout, questions: [question, ...others] };
    expect(decodeAnswers(code, { layout: changed })).toBeNull();
  }
});
