import { expect, test } from "vitest";
import { reviewNodes } from "./review-nodes";

const reviews = [{ name: "A client", content: "Good.", rating: 5 }];

test("a client's review is published as one of the business", () => {
  expect(reviewNodes("https://studio.test", reviews, false)).toEqual([
    expect.objectContaining({ "@type": "Review", reviewBody: "Good." }),
  ]);
});

test("an invented review is not", () => {
  expect(reviewNodes("https://studio.test", reviews, true)).toEqual([]);
});
