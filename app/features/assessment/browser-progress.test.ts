import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  clearBrowserProgress,
  loadBrowserProgress,
  removeOldResults,
  storeBrowserProgress,
  storeResult,
} from "./browser-progress";

const HOUR_MS = 60 * 60 * 1000;
const PROGRESS = "assessment-progress:video-readiness";
const COMPLETED = "completed-assessments";
const progress = { currentSection: 1, answers: { q1: 3 }, businessContext: { industry: "retail" } };
const POINTS = { q1: 5, q2: 3 };
const kept = { ...progress, assessmentType: "video-readiness", timestamp: 1 };

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("progress is kept for 24 hours, or until it is cleared", () => {
  expect(storeBrowserProgress(progress)).toBe(true);
  vi.advanceTimersByTime(24 * HOUR_MS);
  expect(loadBrowserProgress(POINTS)).toMatchObject({
    assessmentType: "video-readiness",
    ...progress,
  });
  vi.advanceTimersByTime(1);
  expect(loadBrowserProgress(POINTS)).toBeNull();
  expect(stored.has(PROGRESS)).toBe(false);
  storeBrowserProgress(progress);
  clearBrowserProgress();
  expect(loadBrowserProgress(POINTS)).toBeNull();
});

test.each([
  "{",
  "null",
  "7",
  JSON.stringify({ ...kept, assessmentType: "x" }),
  JSON.stringify({ ...kept, timestamp: undefined }),
  JSON.stringify({ ...kept, answers: { q1: "yes" } }),
  JSON.stringify({ ...kept, answers: { q1: 99 } }),
  JSON.stringify({ ...kept, answers: { unknown: 0, constructor: 0 } }),
  JSON.stringify({ ...kept, answers: [5, 3] }),
  JSON.stringify({ ...kept, businessContext: [] }),
  JSON.stringify({ ...kept, timestamp: 2 + HOUR_MS }),
])("the invalid progress %s is removed silently", (text) => {
  vi.setSystemTime(2);
  stored.set(PROGRESS, text);
  expect(loadBrowserProgress(POINTS)).toBeNull();
  expect(stored.has(PROGRESS)).toBe(false);
});

test("answers that no question allows are left out, and the possible ones stay", () => {
  vi.setSystemTime(2);
  stored.set(PROGRESS, JSON.stringify({ ...kept, answers: { q1: 99, q2: 2, q3: 0 } }));
  expect(loadBrowserProgress(POINTS)?.answers).toEqual({ q2: 2 });
});

test("a clock that is corrected by a minute loses nothing", () => {
  storeBrowserProgress(progress);
  vi.setSystemTime(Date.now() - 60_000);
  expect(loadBrowserProgress(POINTS)).toMatchObject(progress);
});

test("completed assessments are dropped after 30 days, and a list that is none at once", () => {
  const ago = (days: number) => new Date(Date.now() - days * 24 * HOUR_MS).toISOString();
  const list = [
    { completedAt: ago(31) },
    { completedAt: ago(29) },
    { completedAt: ago(-1) },
    { completedAt: "soon" },
    null,
  ];
  stored.set(COMPLETED, JSON.stringify(list));
  removeOldResults();
  expect(JSON.parse(stored.get(COMPLETED) ?? "")).toEqual([{ completedAt: ago(29) }]);
  for (const invalid of ["{", '{"a":1}', "7"]) {
    stored.set(COMPLETED, invalid);
    removeOldResults();
    expect(stored.has(COMPLETED)).toBe(false);
  }
});

test("a completed assessment is stored once, if its answers are those in progress", () => {
  const completed = {
    ...{ type: "video-readiness" as const, score: 50, level: "Developing", recommendations: [] },
    ...{ businessContext: { industry: "retail" }, answers: { q1: 3 } },
  };
  storeBrowserProgress(progress);
  storeResult({ ...completed, answers: { q1: 2 } });
  expect(stored.has(COMPLETED)).toBe(false);
  storeResult(completed);
  storeResult(completed);
  const completedAt = new Date().toISOString();
  expect(JSON.parse(stored.get(COMPLETED) ?? "")).toEqual([{ ...completed, completedAt }]);
  expect(stored.has(PROGRESS)).toBe(false);
});

test("blocked or full storage is no error", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(loadBrowserProgress(POINTS)).toBeNull();
  expect(storeBrowserProgress(progress)).toBe(false);
  expect(removeOldResults).not.toThrow();
});
