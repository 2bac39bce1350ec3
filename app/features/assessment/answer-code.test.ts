import { expect, onTestFinished, test, vi } from "vitest";
import {
  contextValues,
  decodeAnswers,
  encodeAnswers,
  looksLikeCode,
  questions,
  sections,
} from "./answer-code";
import { answerAll } from "./fixture";

const [industry, otherIndustry] = contextValues("industry");
const [businessSize] = contextValues("businessSize");
const currentVideoUse = contextValues("currentVideoUse").at(-1);
const code = encodeAnswers({ answers: answerAll("partially", sections), context: { industry } });
const [first = "", second = ""] = questions.map(({ id }) => id);
const last = questions.at(-1)?.id ?? "";

test.each([
  { answers: answerAll("no", sections), context: {} },
  {
    answers: answerAll("yes", sections),
    context: { industry: otherIndustry, businessSize, currentVideoUse },
  },
  { answers: { [first]: "yes", [second]: "no", [last]: "partially" } as const, context: {} },
])("%j survives the code, which a canonical address can hold", (sheet) => {
  const encoded = encodeAnswers(sheet);
  expect(encoded).toMatch(/^1[0-9a-z]+$/);
  expect(encoded).toHaveLength(code.length);
  expect(decodeAnswers(encoded)).toEqual(sheet);
});

test("unknown questions and context values are left out", () => {
  const answers = { [first]: "yes", unknown: "yes" } as const;
  const known = encodeAnswers({ answers, context: { industry: "not-a-choice" } });
  expect(decodeAnswers(known)).toEqual({ answers: { [first]: "yes" }, context: {} });
});

test("a code with one changed character is refused", () => {
  for (let i = 0; i < code.length; i++) {
    const changed = code.slice(0, i) + (code[i] === "z" ? "y" : "z") + code.slice(i + 1);
    expect(decodeAnswers(changed), changed).toBeNull();
  }
});

test.each(["", code.slice(1), `${code}0`, `2${code.slice(1)}`, "1".repeat(8_000), "../../etc"])(
  "%.20s is refused as a code",
  (wrong) => expect(decodeAnswers(wrong)).toBeNull(),
);

test.each([
  [code, true],
  ["1".repeat(8), true],
  ["1".repeat(18), true],
  ["1".repeat(19), false],
  [`2${code.slice(1)}`, false],
  [`${code.slice(0, -1)}.`, false],
  ["nope", false],
])("%s may be a whole code of some questions: %s", (some, may) => {
  expect(looksLikeCode(some)).toBe(may);
});

test.each([{ id: "new" }, { points: 1 }])(
  "a code is refused after a question's change to %o",
  async (change) => {
    const [section, ...others] = sections;
    const [question, ...rest] = section.questions;
    const changed = { ...section, questions: [{ ...question, ...change }, ...rest] };
    vi.resetModules();
    vi.doMock("#content/assessment/questions.yaml", () => ({
      sections: [changed, ...others],
    }));
    onTestFinished(() => {
      vi.doUnmock("#content/assessment/questions.yaml");
      vi.resetModules();
    });
    const afterwards = await import("./answer-code");
    expect(afterwards.questions).toHaveLength(questions.length);
    expect(afterwards.decodeAnswers(code)).toBeNull();
    const { readResults } = await import("./results.server");
    const thrown = () => readResults(code);
    expect(thrown).toThrow(
      expect.objectContaining({ data: { why: "former" }, init: { status: 404 } }),
    );
  },
);
