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

test("progress is kept for 24 hours and then removed", () => {
  expect(storeBrowserProgress(progress)).toBe(true);
  vi.advanceTimersByTime(24 * HOUR_MS);
  expect(loadBrowserProgress()).toMatchObject({ assessmentType: "video-readiness", ...progress });
  vi.advanceTimersByTime(1);
  expect(loadBrowserProgress()).toBeNull();
  expect(stored.has(PROGRESS)).toBe(false);
});

test.each([
  ["no JSON", "{"],
  ["null", "null"],
  ["a number", "7"],
  ["another assessment", JSON.stringify({ ...progress, assessmentType: "x", timestamp: 1 })],
  ["no time", JSON.stringify({ ...progress, assessmentType: "video-readiness" })],
  [
    "answers that are no numbers",
    JSON.stringify({
      ...progress,
      assessmentType: "video-readiness",
      timestamp: Date.now(),
      answers: { q1: "yes" },
    }),
  ],
])("progress that is %s is removed silently", (_, text) => {
  stored.set(PROGRESS, text);
  expect(loadBrowserProgress()).toBeNull();
  expect(stored.has(PROGRESS)).toBe(false);
});

test("progress can be cleared", () => {
  storeBrowserProgress(progress);
  clearBrowserProgress();
  expect(loadBrowserProgress()).toBeNull();
});

test("completed assessments older than 30 days are dropped, younger ones stay", () => {
  const ago = (days: number) => new Date(Date.now() - days * 24 * HOUR_MS).toISOString();
  const list = [{ completedAt: ago(31) }, { completedAt: ago(29) }, { completedAt: "soon" }, null];
  stored.set(COMPLETED, JSON.stringify(list));
  removeOldResults();
  expect(JSON.parse(stored.get(COMPLETED) ?? "")).toEqual([{ completedAt: ago(29) }]);
});

test.each(["{", '{"a":1}', "7"])("an invalid list, %s, is removed", (text) => {
  stored.set(COMPLETED, text);
  removeOldResults();
  expect(stored.has(COMPLETED)).toBe(false);
});

test("a completed assessment is stored once, if its answers are those in progress", () => {
  const completed = {
    type: "video-readiness" as const,
    score: 50,
    level: "Developing",
    businessContext: { industry: "retail" },
    answers: { q1: 3 },
    recommendations: [],
  };
  storeBrowserProgress(progress);
  storeResult({ ...completed, answers: { q1: 2 } });
  expect(stored.has(COMPLETED)).toBe(false);
  storeResult(completed);
  storeResult(completed);
  expect(JSON.parse(stored.get(COMPLETED) ?? "")).toEqual([
    { ...completed, completedAt: new Date().toISOString() },
  ]);
  expect(stored.has(PROGRESS)).toBe(false);
});

test("blocked or full storage is no error", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(loadBrowserProgress()).toBeNull();
  expect(storeBrowserProgress(progress)).toBe(false);
  expect(removeOldResults).not.toThrow();
});
