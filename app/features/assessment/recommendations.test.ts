import { expect, test } from "vitest";
import { question, section } from "./fixture";
import {
  gapsOf,
  lowSections,
  priorityActions,
  recommendationsFor,
  suggestServices,
} from "./recommendations";

const mixed = section("s", question("q1", 3, 2), question("q2", 4, 2), question("q3", 5));

test("gaps come with most points lost first", () => {
  const gaps = gapsOf(mixed, { q1: "no", q2: "partially", q3: "no" });
  expect(gaps.map(({ id }) => id)).toEqual(["q3", "q1", "q2"]);
});

test.each([
  ["first ones of every gap before second ones", ["no", "no", "yes"], "q2 1, q1 1, q2 2, q1 2"],
  ["without a gap all short of Yes", ["partially", "yes", "partially"], "q3 1, q1 1, q1 2"],
  ["none in a perfect section", ["yes", "yes", "yes"], ""],
] as const)("recommendations: %s", (_, [q1, q2, q3], titles) => {
  const found = recommendationsFor(mixed, { q1, q2, q3 });
  expect(found.map(({ title }) => title.replace("Fix ", "")).join(", ")).toBe(titles);
});

function scored(id: string, percentage: number, steps = 3) {
  const { recommendations } = question(id, 4, steps);
  return { id, name: id.toUpperCase(), percentage, recommendations };
}

test("sections below 70 percent are low, the worst first, equal ones in their order", () => {
  const sections = [scored("a", 50), scored("b", 20), scored("c", 50), scored("d", 69)];
  const low = lowSections([...sections, scored("e", 70)]);
  expect(low.map(({ id }) => id)).toEqual(["b", "a", "c", "d"]);
  expect(priorityActions([scored("a", 70), scored("b", 100)])).toEqual([]);
});

test("four low sections are High, Medium, Low, Low, two actions each, six shown", () => {
  const sections = [scored("a", 10), scored("b", 20), scored("c", 30, 1), scored("d", 40)];
  const actions = priorityActions(sections);
  expect(actions.map(({ id, impact, timeline }) => [id, impact, timeline].join())).toEqual([
    ...["a-1,High,1-2 weeks", "a-2,High,1-2 weeks", "b-1,Medium,2-4 weeks"],
    ...["b-2,Medium,2-4 weeks", "c-1,Low,1-2 months", "d-1,Low,1-2 months"],
  ]);
  expect(actions[5]).toMatchObject({ effort: "Medium", category: "Setup", section: "D" });
  const full = priorityActions(sections.map(({ id, percentage }) => scored(id, percentage)));
  expect(full.map(({ id }) => id)).not.toContain("d-1");
});

test.each([
  [0, ["diy"]],
  [29, ["diy"]],
  [30, ["coaching", "diy"]],
  [49, ["coaching", "diy"]],
  [50, ["coaching", "monthly"]],
  [69, ["coaching", "monthly"]],
  [70, ["monthly"]],
  [100, ["monthly"]],
])("%i percent suggests %j, the better match first", (percent, services) => {
  const suggested = suggestServices(percent);
  expect(suggested.map(({ id }) => id)).toEqual(services);
  const scores = suggested.map(({ matchScore }) => matchScore);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});
