import { expect, test } from "vitest";
import { inOrder as questions } from "#content/inquiry/questions.yaml";
import { offers } from "#content/offers.yaml";
import { readableValue, splitFields } from "./submitted-values";

test("a choice reads as its label, and anything else as it was typed", () => {
  for (const { id, options } of questions)
    for (const { value, label } of options) {
      expect(readableValue(id, value)).toBe(label);
      expect(readableValue("company", value)).toBe(value);
    }
  for (const { slug, name } of offers.bundles) expect(readableValue("bundle", slug)).toBe(name);
});

test("what the visitor wrote stands apart from the other fields", () => {
  const fields = { firstName: "Ada", challenge: "Two\nlines", description: "" };
  expect(splitFields(fields)).toEqual({
    texts: [["challenge", "Two\nlines"]],
    others: [["firstName", "Ada"]],
  });
});
