import { expect, test } from "vitest";
import { findLanguageProblems } from "./language.ts";

test("a folder that is named like a language and is none is refused", () => {
  expect(findLanguageProblems(["xx", "es"])).toEqual([
    "content/xx: xx is no language. Name the folder by its language tag, such as content/es for Spanish.",
  ]);
});
