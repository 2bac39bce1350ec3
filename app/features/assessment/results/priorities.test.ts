import { expect, test } from "vitest";
import { question } from "~/features/assessment/fixture";
import { lowSections, priorityActions } from "./priorities";

function scored(id: string, percentage: number, steps = 3) {
  const { recommendations } = question(id, 4, steps);
  return { id, name: id.toUpperCase(), percentage, recommendations };
}

test("69 percent is low, 70 is not", () => {
  expect(lowSections([scored("a", 69), scored("b", 70)]).map(({ id }) => id)).toEqual(["a"]);
});

test("the worst comes first, equals keep their order", () => {
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

test("the fourth section is cut where the others fill the list", () => {
  const sections = [scored("a", 10), scored("b", 20), scored("c", 30), scored("d", 40)];
  expect(priorityActions(sections).map(({ id }) => id)).not.toContain("d-1");
});

test("without a low section there is nothing to do first", () => {
  expect(priorityActions([scored("a", 70), scored("b", 100)])).toEqual([]);
});
