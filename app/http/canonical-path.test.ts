import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path";

test("a path is lower case and has no slash at the end", () => {
  expect(canonicalPath("/About-Us/")).toBe("/about-us");
  expect(canonicalPath("/inquiry/business-stage//")).toBe("/inquiry/business-stage");
});

test("the root keeps its only slash", () => {
  expect(canonicalPath("/")).toBe("/");
});
