import { expect, test } from "vitest";
import type { Platform } from "~/platform.server";
import { decodeAnswers } from "./answer-code";
import { answerAll, sample } from "./fixture";
import { submitSection } from "./section.server";

const platform = { origin: "http://studio.test" } as Platform;
const BASE = "/assessments/video-readiness";
const first = { q1: "yes", q2: "no", q3: "partially", q4: "no", q5: "no", q6: "yes" };
const last = { q17: "yes", q18: "yes", q19: "yes", q20: "yes", q21: "yes" };
const { q1: _q1, ...withoutFirst } = first;

async function post(index: number, fields: Record<string, string>, earlier = 0, cookie = "") {
  const section = sample.assessment.sections[index];
  if (!section) throw new Error(`no section ${index}`);
  const open = { index, section, context: {}, answers: answerAll(earlier, "yes") };
  const body = new URLSearchParams(fields);
  const init = { method: "POST", headers: { Cookie: cookie }, body };
  const answer = await submitSection(platform, open, new Request("http://x.test", init), sample);
  const code = /(?:a=|results\/)([0-9a-z]+)/.exec(answer.location)?.[1] ?? "";
  const location = answer.location.replace(code, "CODE").replace(BASE, "");
  return { ...answer, location, answers: decodeAnswers(code, sample)?.answers };
}

test.each<[string, Parameters<typeof post>, location: string, answers?: object]>([
  ["a complete section", [0, first], "/two?a=CODE", first],
  ["an incomplete one", [0, { q1: "yes" }], "/one?a=CODE&check", { q1: "yes" }],
  [
    "unknown fields and answers",
    [0, { ...first, q1: "maybe", q99: "yes", q7: "no" }],
    "/one?a=CODE&check",
    withoutFirst,
  ],
  [
    "Previous in the middle",
    [1, { q7: "no", go: "previous" }, 6],
    "/one?a=CODE",
    { ...answerAll(6, "yes"), q7: "no" },
  ],
  ["Previous on the first section", [0, { go: "previous" }], "/one?a=CODE", {}],
  ["the last section", [3, last, 16], "/results/CODE"],
  ["the last section after a skipped one", [3, last, 6], "/two?a=CODE"],
])("%s leads on with its answers", async (_, given, location, answers) => {
  const posted = await post(...given);
  expect(posted.location).toBe(location);
  if (answers) expect(posted.answers).toEqual(answers);
});

test("progress is in a cookie until the results, unless the browser stores it itself", async () => {
  const saved = { ...first, saved: "browser" };
  expect((await post(0, first)).cookie).toContain("assessment=");
  expect((await post(0, saved)).cookie).toBeNull();
  expect((await post(0, saved, 0, "assessment=x")).cookie).toContain("Max-Age=0");
  expect((await post(3, last, 16, "assessment=x")).cookie).toContain("Max-Age=0");
});
