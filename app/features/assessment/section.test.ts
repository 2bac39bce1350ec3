import { expect, test } from "vitest";
import type { Platform } from "~/env.server";
import { decodeAnswers } from "./answer-code";
import { answerAll, sample } from "./fixture";
import { submitSection } from "./section.server";

const platform = { origin: "http://studio.test" } as Platform;
const BASE = "/assessments/video-readiness";

async function post(index: number, fields: Record<string, string>, earlier = 0, cookie = "") {
  const section = sample.assessment.sections[index];
  if (!section) throw new Error(`no section ${index}`);
  const open = { index, section, context: {}, answers: answerAll(earlier, "yes") };
  const request = new Request("http://studio.test/", {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams(fields),
  });
  const answer = await submitSection(platform, sample, open, request);
  const code = /(?:a=|results\/)([0-9a-z]+)/.exec(answer.location)?.[1] ?? "";
  return { ...answer, code, answers: decodeAnswers(sample.layout, code)?.answers };
}

const first = { q1: "yes", q2: "no", q3: "partially", q4: "no", q5: "no", q6: "yes" };
const last = { q17: "yes", q18: "yes", q19: "yes", q20: "yes", q21: "yes" };

test("a complete section redirects to the next one with its answers", async () => {
  const { location, code, answers, cookie } = await post(0, first);
  expect(location).toBe(`${BASE}/two?a=${code}`);
  expect(answers).toEqual(first);
  expect(cookie).toContain("assessment=");
});

test("an incomplete section redirects to itself with its answers", async () => {
  const { location, code, answers } = await post(0, { q1: "yes" });
  expect(location).toBe(`${BASE}/one?a=${code}&check`);
  expect(answers).toEqual({ q1: "yes" });
});

test("Previous keeps an unfinished section's answers", async () => {
  const { location, code, answers } = await post(1, { q7: "no", go: "previous" }, 6);
  expect(location).toBe(`${BASE}/one?a=${code}`);
  expect(answers).toEqual({ ...answerAll(6, "yes"), q7: "no" });
});

test("Previous on the first section stays there", async () => {
  const { location, code } = await post(0, { go: "previous" });
  expect(location).toBe(`${BASE}/one?a=${code}`);
});

test("the last section redirects to the results and deletes the cookie", async () => {
  const { location, code, cookie } = await post(3, last, 16, "assessment=x");
  expect(location).toBe(`${BASE}/results/${code}`);
  expect(cookie).toContain("Max-Age=0");
});

test("the last section redirects to a skipped one", async () => {
  const { location, code } = await post(3, last, 6);
  expect(location).toBe(`${BASE}/two?a=${code}`);
});

test("unknown fields and answers are ignored", async () => {
  const { location, code, answers } = await post(0, {
    ...first,
    q1: "maybe",
    q99: "yes",
    q7: "no",
  });
  expect(location).toBe(`${BASE}/one?a=${code}&check`);
  expect(answers).toEqual({ q2: "no", q3: "partially", q4: "no", q5: "no", q6: "yes" });
});

test("a browser that stores progress itself gets no cookie, and an old one is deleted", async () => {
  const saved = { ...first, saved: "browser" };
  expect((await post(0, saved)).cookie).toBeNull();
  expect((await post(0, saved, 0, "assessment=x")).cookie).toContain("Max-Age=0");
});
