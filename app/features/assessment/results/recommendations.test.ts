import { expect, test } from "vitest";
import { question, section } from "~/features/assessment/fixture";
import { gapsOf, recommendationsFor } from "./recommendations";

const mixed = section("s", question("q1", 3, 2), question("q2", 4, 2), question("q3", 5));
const titles = (...answers: Parameters<typeof recommendationsFor>) =>
  recommendationsFor(...answers).map(({ title }) => title);

test("gaps come with most points lost first", () => {
  const gaps = gapsOf(mixed, { q1: "no", q2: "partially", q3: "no" });
  expect(gaps.map(({ id }) => id)).toEqual(["q3", "q1", "q2"]);
});

test("every gap's first step comes before any second one", () => {
  expect(titles(mixed, { q1: "no", q2: "no", q3: "yes" })).toEqual([
    "Fix q2 1",
    "Fix q1 1",
    "Fix q2 2",
    "Fix q1 2",
  ]);
});

test("a low section without a gap recommends what is not finished", () => {
  const answers = { q1: "partially", q2: "yes", q3: "partially" } as const;
  expect(gapsOf(mixed, answers)).toEqual([]);
  expect(titles(mixed, answers)).toEqual(["Fix q3 1", "Fix q1 1", "Fix q1 2"]);
});

test("a perfect section recommends nothing", () => {
  expect(titles(mixed, { q1: "yes", q2: "yes", q3: "yes" })).toEqual([]);
});
