import { expect, test } from "vitest";
import type { Platform } from "~/env.server";
import { encodeAnswers } from "./answer-code";
import { sample } from "./fixture";
import {
  deleteProgressCookie,
  parsePostedProgress,
  readProgressCookie,
  writeProgressCookie,
} from "./progress.server";

const platform = { origin: "http://studio.test" } as Platform;
const { layout } = sample;
const code = encodeAnswers(layout, { answers: { q1: "yes" }, context: { industry: "retail" } });
const HOUR_MS = 60 * 60 * 1000;
const NOW = Date.UTC(2026, 0, 5);

function carrying(setCookie: string): Request {
  const headers = { Cookie: setCookie.split(";")[0] ?? "" };
  return new Request("http://studio.test/assessments/video-readiness", { headers });
}

test("the cookie holds answers, context and section, and scripts cannot read it", async () => {
  const cookie = await writeProgressCookie(platform, code, "two", NOW);
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
  expect(cookie).toContain("Max-Age=86400; Path=/assessments/video-readiness");
  expect(await readProgressCookie(platform, carrying(cookie), sample, NOW)).toMatchObject({
    answers: { q1: "yes" },
    context: { industry: "retail" },
    section: { id: "two" },
  });
});

test("on https the cookie is Secure and keeps its name", async () => {
  const secure = { origin: "https://studio.test" } as Platform;
  expect(await writeProgressCookie(secure, code, "two", NOW)).toMatch(/^assessment=.*; Secure/);
});

test("after 24 hours the cookie is ignored, even if a browser still sends it", async () => {
  const request = carrying(await writeProgressCookie(platform, code, "two", NOW));
  expect(
    await readProgressCookie(platform, request, sample, NOW + 24 * HOUR_MS - 1),
  ).not.toBeNull();
  expect(await readProgressCookie(platform, request, sample, NOW + 24 * HOUR_MS)).toBeNull();
});

test.each([
  ["a wrong checksum", `${code.slice(0, -1)}!`, "two"],
  ["an unknown section", code, "nine"],
  ["nothing", "", ""],
])("a cookie with %s is ignored", async (_, wrongCode, section) => {
  const request = carrying(await writeProgressCookie(platform, wrongCode, section, NOW));
  expect(await readProgressCookie(platform, request, sample, NOW)).toBeNull();
});

test.each(["assessment=%7B", "assessment=e30", "assessment=", "other=1"])(
  "the cookie %s is ignored",
  async (cookie) => {
    expect(await readProgressCookie(platform, carrying(cookie), sample, NOW)).toBeNull();
  },
);

test("a deleted cookie expires at once", async () => {
  expect(await deleteProgressCookie(platform)).toContain("Max-Age=0");
});

test("stored progress is parsed into answers, context and section", () => {
  const text = JSON.stringify({
    currentSection: 1,
    answers: { q1: 4, q2: 2, q3: 0 },
    businessContext: { industry: "retail" },
  });
  expect(parsePostedProgress(sample, text)).toMatchObject({
    answers: { q1: "yes", q2: "partially", q3: "no" },
    context: { industry: "retail" },
    section: { id: "two" },
  });
});

test("unknown questions, impossible points and unknown sections are dropped", () => {
  const text = JSON.stringify({
    currentSection: 99,
    answers: { q1: 3, q2: "4", q99: 4, __proto__: 1, q3: 4 },
    businessContext: { industry: 7, other: "x" },
  });
  expect(parsePostedProgress(sample, text)).toMatchObject({
    answers: { q3: "yes" },
    context: {},
    section: { id: "one" },
  });
});

test.each(["", "{", "null", "[]", '"text"', `{"answers":"${"x".repeat(5_000)}"}`])(
  "%.20s counts as no answers",
  (text) => {
    const { answers, section } = parsePostedProgress(sample, text);
    expect(answers).toEqual({});
    expect(section.id).toBe("one");
  },
);
