import { expect, test } from "vitest";
import { offers } from "../../../content/offers.ts";
import { offersSchema } from "./offers.ts";
import { problemsOf } from "./problems.ts";

test("more free spots than there are at all are refused", () => {
  const monthly = { ...offers.monthly, spots: { available: 7, max: 6 } };
  expect(problemsOf("content/offers.ts", offersSchema, { ...offers, monthly })).toEqual([
    "content/offers.ts: monthly, spots must have at most 6 available, its max, not 7: lower available or raise max.",
  ]);
});
