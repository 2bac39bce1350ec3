import { expect, test } from "vitest";
import { answerFor, pointsFor } from "./answers";

test.each([
  [3, 2],
  [4, 2],
  [5, 3],
])("Partially earns half of %i points, rounded up: %i", (points, half) => {
  expect(pointsFor("no", points)).toBe(0);
  expect(pointsFor("partially", points)).toBe(half);
  expect(pointsFor("yes", points)).toBe(points);
});

test("an answer is found by its points, and no answer by other values", () => {
  expect(answerFor(0, 5)).toBe("no");
  expect(answerFor(3, 5)).toBe("partially");
  expect(answerFor(5, 5)).toBe("yes");
  for (const wrong of [1, 2.5, -3, "3", null, undefined, Number.NaN, {}]) {
    expect(answerFor(wrong, 5)).toBeUndefined();
  }
});
