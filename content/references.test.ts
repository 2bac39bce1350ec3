import { expect, test } from "vitest";
import { findProblems, parseContent } from "./parse";

test("the content can be published", () => {
  expect(findProblems()).toEqual([]);
  expect(parseContent).not.toThrow();
});
