import { expect, test } from "vitest";
import { readFlags } from "./flags.ts";
import { seededRandom } from "./random.ts";
import { percentile, writeReport } from "./report.ts";

test("percentiles are values that were measured", () => {
  const values = Array.from({ length: 20 }, (_, i) => 20 - i);
  expect([50, 95, 100].map((percent) => percentile(values, percent))).toEqual([10, 19, 20]);
  expect(percentile([], 95)).toBe(0);
});

test("the report names what was lost", () => {
  const text = writeReport({
    submissions: [{ email: "a@x.test", acknowledged: true }],
    posts: [],
    rows: [{ email: "a@x.test", status: "superseded" }],
    kills: [1],
    lost: ["a@x.test"],
    repeated: [],
    unexplained: [],
    times: [12],
    seconds: 3,
    faults: [],
  });
  expect(text).toMatch(/^Lost +1: a@x\.test$/m);
  expect(text).toMatch(/^Repeats +0, without a reason 0$/m);
  expect(text).toMatch(/^Inbox +1 superseded$/m);
});

test("a seed repeats its choices, another makes others", () => {
  const choose = (seed: number) => {
    const random = seededRandom(seed);
    return Array.from({ length: 40 }, () => random.pick("abcdefgh".split(""))).join("");
  };
  expect(choose(7)).toBe(choose(7));
  expect(choose(7)).not.toBe(choose(8));
  expect(new Set(choose(7)).size).toBeGreaterThan(4);
});

test("flags have defaults and bounds", () => {
  expect(readFlags([])).toEqual({ submissions: 300, kills: 3, seconds: 110, seed: 1 });
  expect(readFlags(["--kills", "0", "--seed=4"])).toMatchObject({ kills: 0, seed: 4 });
  expect(() => readFlags(["--submissions", "many"])).toThrow("--submissions is a whole number");
  expect(() => readFlags(["--minutes", "1"])).toThrow();
});
