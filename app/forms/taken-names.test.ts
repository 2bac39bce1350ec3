import { expect, test } from "vitest";
import type { Files } from "~/content/files";
import { HONEYPOT } from "~/http/form-fields";
import { findTakenNames } from "./taken-names";

function problems(form: keyof Files, name: string) {
  const files: { [Name in keyof Files]?: unknown } = {
    "inquiry/questions": { inOrder: [{ id: "stage" }] },
    [form]: [{ name: "email" }, { name }],
  };
  return findTakenNames(
    (file) => (files[file] ?? []) as Files[typeof file],
    () => 7,
  );
}

test.each(["token", "go", HONEYPOT, "utm_source", "sealed", "action", "main", "constructor"])(
  "a field must not be named %s",
  (name) => {
    expect(problems("forms/contact", name)).toEqual([
      `content/forms/contact.yaml: line 7: entry 2 must not be named ${name}: the site uses this name itself. Write another, such as ${name}2.`,
    ]);
  },
);

test("a question has its name in the inquiry alone, and a part of the page its id there", () => {
  expect(problems("forms/inquiry", "stage")).toHaveLength(1);
  expect(problems("forms/contact", "stage")).toEqual([]);
  expect(problems("forms/contact", "message")).toHaveLength(1);
  expect(problems("forms/request", "message")).toEqual([]);
});
