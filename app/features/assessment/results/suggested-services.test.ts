import { expect, test } from "vitest";
import { suggestServices } from "./suggested-services";

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
