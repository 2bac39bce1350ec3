// In this folder, because some faults are made in the sample's words.
import { expect, test } from "vitest";
import { findFile } from "../mutations/find-file.ts";
import { mutations } from "../mutations/mutations.ts";

test.each(mutations)("there is one place for the fault: $risk", ({ find }) => {
  expect(findFile(".", find)).toMatch(/^(app|content|workers)\//);
});
