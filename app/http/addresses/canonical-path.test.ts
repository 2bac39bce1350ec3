import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path";

test("a path is lower case and has no slash at the end", () => {
  expect(canonicalPath("/About-Us/")).toBe("/about-us");
  expect(canonicalPath("/inquiry/business-stage//")).toBe("/inquiry/business-stage");
});

test("a path never becomes another site's address", () => {
  expect(canonicalPath("//evil.test/")).toBe("/evil.test");
});

test("the root keeps its only slash", () => {
  expect(canonicalPath("/")).toBe("/");
});
