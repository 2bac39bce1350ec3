import { expect, test } from "vitest";
import contact from "#content/forms/contact.yaml";
import { inOrder as questions } from "#content/inquiry/questions.yaml";
import { offers } from "#content/offers.yaml";
import { getField, kindOf } from "~/forms/field";
import { choiceLabel, inboxLabel, splitFields } from "./submitted-fields";

test("a choice reads as its label, and anything else as it was typed", () => {
  for (const { id, options } of questions)
    for (const { value, label } of options) {
      expect(choiceLabel("wizard", id, value)).toBe(label);
      expect(choiceLabel("wizard", "company", value)).toBeUndefined();
    }
  for (const { slug, name } of offers.bundles)
    expect(choiceLabel("wizard", "bundle", slug)).toBe(name);
  const { options = [] } = getField(contact, "budget");
  for (const { value, label } of options) {
    expect(choiceLabel("crm", "budget", value)).toBe(label);
    expect(choiceLabel("wizard", "budget", value)).toBeUndefined();
  }
});

test("the inbox has a name for every field, also for those that no form has any more", () => {
  for (const { name, label, inbox } of contact)
    expect(inboxLabel("crm", name)).toBe(inbox ?? label);
  expect(inboxLabel("crm", "formerField")).toBe("Former field");
  expect(inboxLabel("crm", "former_label")).toBe("Former label");
  expect(inboxLabel("gone", "constructor")).toBe("Constructor");
});

test("what the visitor wrote stands apart from the other fields", () => {
  const lines = contact.filter((field) => kindOf(field) === "lines").map(({ name }) => name);
  const [filled = ""] = lines;
  const fields = { firstName: "Ada", [filled]: "Two\nlines", challenge: "of another form" };
  expect(splitFields("crm", fields)).toEqual({
    texts: [[filled, "Two\nlines"]],
    others: [
      ["firstName", "Ada"],
      ["challenge", "of another form"],
    ],
  });
});
