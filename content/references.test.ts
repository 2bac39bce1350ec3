import { expect, test } from "vitest";
import { findProblems } from "./parse";
import { findBrokenReferences } from "./references";

test("the content can be published", () => {
  expect(findProblems()).toEqual([]);
  expect(findBrokenReferences()).toEqual([]);
});
