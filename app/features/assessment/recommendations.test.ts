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
const titles = (...answers: Parameters<typeof recommendationsFor>) =>
  recommendationsFor(...answers).map(({ title }) => title);

test("gaps come with most points lost first", () => {
  const gaps = gapsOf(mixed, { q1: "no", q2: "partially", q3: "no" });
  expect(gaps.map(({ id }) => id)).toEqual(["q3", "q1", "q2"]);
});

test("the first recommendation of every gap comes before any second one", () => {
  expect(titles(mixed, { q1: "no", q2: "no", q3: "yes" })).toEqual([
    "Fix q2 1",
    "Fix q1 1",
    "Fix q2 2",
    "Fix q1 2",
  ]);
});

test("a low section without a gap recommends steps for every question short of Yes", () => {
  const answers = { q1: "partially", q2: "yes", q3: "partially" } as const;
  expect(gapsOf(mixed, answers)).toEqual([]);
  expect(titles(mixed, answers)).toEqual(["Fix q3 1", "Fix q1 1", "Fix q1 2"]);
});

test("a perfect section recommends nothing", () => {
  expect(titles(mixed, { q1: "yes", q2: "yes", q3: "yes" })).toEqual([]);
});

function scored(id: string, percentage: number, steps = 3) {
  const { recommendations } = question(id, 4, steps);
  return { id, name: id.toUpperCase(), percentage, recommendations };
}

test("69 percent is low, 70 is not", () => {
  expect(lowSections([scored("a", 69), scored("b", 70)]).map(({ id }) => id)).toEqual(["a"]);
});

test("the worst section comes first, equal ones keep their order", () => {
  const sections = [scored("a", 50), scored("b", 20), scored("c", 50), scored("d", 0)];
  expect(lowSections(sections).map(({ id }) => id)).toEqual(["d", "b", "a", "c"]);
});

test("four low sections are High, Medium, Low, Low, two actions each, six shown", () => {
  const sections = [scored("a", 10), scored("b", 20), scored("c", 30, 1), scored("d", 40)];
  const actions = priorityActions(sections);
  expect(actions.map(({ id, impact, timeline }) => [id, impact, timeline])).toEqual([
    ["a-1", "High", "1-2 weeks"],
    ["a-2", "High", "1-2 weeks"],
    ["b-1", "Medium", "2-4 weeks"],
    ["b-2", "Medium", "2-4 weeks"],
    ["c-1", "Low", "1-2 months"],
    ["d-1", "Low", "1-2 months"],
  ]);
  expect(actions[5]).toMatchObject({ effort: "Medium", category: "Setup", section: "D" });
});

test("actions of the fourth section are left out if the others fill the list", () => {
  const sections = [scored("a", 10), scored("b", 20), scored("c", 30), scored("d", 40)];
  expect(priorityActions(sections).map(({ id }) => id)).not.toContain("d-1");
});

test("without a low section there are no priority actions", () => {
  expect(priorityActions([scored("a", 70), scored("b", 100)])).toEqual([]);
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
])("%i percent suggests %j", (percent, services) => {
  expect(suggestServices(percent).map(({ id }) => id)).toEqual(services);
});

test("the better match comes first", () => {
  for (const percent of [40, 60]) {
    const scores = suggestServices(percent).map(({ matchScore }) => matchScore);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  }
});
