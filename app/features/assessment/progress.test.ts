import { expect, test } from "vitest";
import type { Platform } from "~/platform.server";
import { encodeAnswers } from "./answer-code";
import { sample } from "./fixture";
import { parsePostedProgress, readProgressCookie, writeProgressCookie } from "./progress.server";

const platform = { origin: "http://studio.test" } as Platform;
const answers = { q1: "yes" } as const;
const code = encodeAnswers({ answers, context: { industry: "retail" } }, sample);
const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 0, 5);

function read(setCookie: string, now = NOW) {
  const headers = { Cookie: setCookie.split(";")[0] ?? "" };
  return readProgressCookie(platform, new Request("http://studio.test/", { headers }), sample, now);
}

test("the cookie holds answers, context and section for 24 hours, hidden from scripts", async () => {
  const cookie = await writeProgressCookie(platform, code, "two", NOW);
  expect(cookie).toMatch(
    /Max-Age=86400; Path=\/assessments\/video-readiness.*HttpOnly; SameSite=Lax$/,
  );
  const found = { answers, context: { industry: "retail" }, section: { id: "two" } };
  expect(await read(cookie, NOW + DAY_MS - 1)).toMatchObject(found);
  expect(await read(cookie, NOW + DAY_MS)).toBeNull();
  const secure = { origin: "https://studio.test" } as Platform;
  expect(await writeProgressCookie(secure, code, "two", NOW)).toMatch(/^assessment=.*; Secure/);
});

test.each([
  ["a wrong checksum", `${code.slice(0, -1)}!`, "two"],
  ["an unknown section", code, "nine"],
  ["nothing", "", ""],
])("a cookie with %s is ignored", async (_, wrongCode, section) => {
  expect(await read(await writeProgressCookie(platform, wrongCode, section, NOW))).toBeNull();
});

test.each(["assessment=%7B", "assessment=e30", "assessment=", "other=1"])(
  "the cookie %s is ignored",
  async (cookie) => expect(await read(cookie)).toBeNull(),
);

test("of what a browser stored, only what the questions allow is read", () => {
  const posted = (stored: object) => parsePostedProgress(JSON.stringify(stored), sample);
  const context = { industry: "retail" };
  expect(
    posted({ currentSection: 1, answers: { q1: 4, q2: 2, q3: 0 }, businessContext: context }),
  ).toMatchObject({
    answers: { q1: "yes", q2: "partially", q3: "no" },
    context,
    section: { id: "two" },
  });
  const wrong = { q1: 3, q2: "4", q99: 4, __proto__: 1, q3: 4 };
  expect(
    posted({ currentSection: 99, answers: wrong, businessContext: { industry: 7, other: "x" } }),
  ).toMatchObject({ answers: { q3: "yes" }, context: {}, section: { id: "one" } });
});

test.each(["", "{", "null", "[]", '"text"', `{"answers":"${"x".repeat(5_000)}"}`])(
  "%.20s counts as no answers",
  (text) => {
    expect(parsePostedProgress(text, sample)).toMatchObject({
      answers: {},
      section: { id: "one" },
    });
  },
);
