import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Platform } from "~/platform.server";
import { contextValues, encodeAnswers, questions, sections } from "./answer-code";
import { pointsFor, type Question } from "./answers";
import * as asked from "./fixture";
import {
  parsePostedProgress,
  readProgressCookie,
  serializeProgressCookie,
} from "./progress.server";

const platform = { origin: "http://studio.test" } as Platform;
const [one = "", two = ""] = sections.map(({ id }) => id);
const [q1, q2, q3] = questions as [Question, Question, Question];
const answers = { [q1.id]: "yes" } as const;
const [industry] = contextValues("industry");
const context = { industry };
const code = encodeAnswers({ answers, context });
const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 0, 5);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW }));
afterEach(() => void vi.useRealTimers());

function read(setCookie: string, readCookie = readProgressCookie) {
  const headers = { Cookie: setCookie.split(";")[0] ?? "" };
  return readCookie(platform, new Request("http://studio.test/", { headers }));
}

test("the cookie holds answers, context and section for 24 hours, hidden from scripts", async () => {
  const cookie = await serializeProgressCookie(platform, code, two);
  expect(cookie).toMatch(
    /Max-Age=86400; Path=\/assessments\/video-readiness.*HttpOnly; SameSite=Lax$/,
  );
  const found = { answers, context, section: { id: two } };
  vi.setSystemTime(NOW + DAY_MS - 1);
  expect(await read(cookie)).toMatchObject(found);
  vi.setSystemTime(NOW + DAY_MS);
  expect(await read(cookie)).toBeNull();
  const secure = { origin: "https://studio.test" } as Platform;
  expect(await serializeProgressCookie(secure, code, two)).toMatch(/^assessment=.*; Secure/);
});

test.each([
  ["a wrong checksum", `${code.slice(0, -1)}!`, two],
  ["an unknown section", code, "nine"],
  ["nothing", "", ""],
])("a cookie with %s is ignored", async (_, wrongCode, section) => {
  expect(await read(await serializeProgressCookie(platform, wrongCode, section))).toBeNull();
});

test.each(["assessment=%7B", "assessment=e30", "assessment=", "other=1"])(
  "the cookie %s is ignored",
  async (cookie) => expect(await read(cookie)).toBeNull(),
);

// Made by commit f44d535. Visitors hold such cookies across a deploy: never make it anew.
const EARLIER = {
  cookie: "assessment=IjExNjNicWk1MWMyMDAzYWcudHdvLnRtODljMCI%3D",
  madeAt: 1790856000000,
};

test("the cookie of an earlier deploy is read, for the questions and choices it was made for", async () => {
  const choices = (...values: string[]) => ({ choices: values.map((value) => ({ value })) });
  const fields = {
    industry: choices("software", "retail"),
    businessSize: choices("just-me", "2-10-people"),
    currentVideoUse: choices("none", "monthly"),
  };
  vi.resetModules();
  vi.doMock("#content/assessment/questions.yaml", () => ({ sections: asked.sections }));
  vi.doMock("#content/assessment/texts.yaml", () => ({ context: { fields } }));
  onTestFinished(() => {
    vi.doUnmock("#content/assessment/questions.yaml");
    vi.doUnmock("#content/assessment/texts.yaml");
    vi.resetModules();
  });
  const { readProgressCookie } = await import("./progress.server");
  vi.setSystemTime(EARLIER.madeAt + 1);
  expect(await read(EARLIER.cookie, readProgressCookie)).toMatchObject({
    answers: { q1: "yes" },
    context: { industry: "retail" },
    section: { id: "two" },
  });
});

test("of what a browser stored, only what the questions allow is read", () => {
  const posted = (stored: object) => parsePostedProgress(JSON.stringify(stored));
  expect(
    posted({
      currentSection: 1,
      answers: { [q1.id]: q1.points, [q2.id]: pointsFor("partially", q2.points), [q3.id]: 0 },
      businessContext: context,
    }),
  ).toMatchObject({
    answers: { [q1.id]: "yes", [q2.id]: "partially", [q3.id]: "no" },
    context,
    section: { id: two },
  });
  const wrong = { [q1.id]: 1, [q2.id]: `${q2.points}`, q99: 4, __proto__: 1, [q3.id]: q3.points };
  expect(
    posted({ currentSection: 99, answers: wrong, businessContext: { industry: 7, other: "x" } }),
  ).toEqual({ answers: { [q3.id]: "yes" }, context: {}, section: sections[0] });
});

test.each(["", "{", "null", "[]", '"text"', `{"answers":"${"x".repeat(5_000)}"}`])(
  "%.20s counts as no answers",
  (text) => {
    expect(parsePostedProgress(text)).toMatchObject({
      answers: {},
      section: { id: one },
    });
  },
);
