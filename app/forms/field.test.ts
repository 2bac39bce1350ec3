import { expect, test } from "vitest";
import { checkForm } from "./check";
import { defaultsOf, groupsOf, linesOf, rowsOf, sampleOf, valuesOf } from "./field";
import { ENTERED, FORM, longForm } from "./fixture";

test("people read labels, of options as well, and nothing of an empty field", () => {
  expect(rowsOf(FORM, { ...ENTERED, phone: "" })).toEqual([
    ["Name", "Ada"],
    ["Email", "ada@example.test"],
    ["Team size", "Just me"],
    ["Wish", ENTERED.wish],
  ]);
  expect(rowsOf(FORM, { size: "gone" })).toEqual([["Team size", "gone"]]);
});

test("the studio's services get what is sent, whatever the labels are, also of an empty field", () => {
  expect(linesOf(FORM, ENTERED)).toEqual([
    ["Phone no.", ""],
    ["Size", "1 person"],
  ]);
  expect(linesOf(FORM, { size: "more" })).toContainEqual(["Size", "more"]);
});

test("a group begins with its heading, and ends before the next", () => {
  const field = (name: string, group?: string) => ({ name, label: name, max: 5, group });
  const form = [field("a"), field("b", "You"), field("c"), field("d", "The project")];
  const groups = groupsOf(form).map(({ heading, fields }) => [
    heading,
    fields.map((it) => it.name),
  ]);
  expect(groups).toEqual([
    [undefined, ["a"]],
    ["You", ["b", "c"]],
    ["The project", ["d"]],
  ]);
  expect(groupsOf([])).toEqual([]);
});

test("every field of the form is stored, and no other", () => {
  const stored = valuesOf(FORM, { ...ENTERED, former: "x" });
  expect(Object.keys(stored)).toEqual(FORM.map(({ name }) => name));
  expect(stored).toMatchObject({ ...ENTERED, phone: "" });
});

test("a field begins with its default", () => {
  expect(defaultsOf(FORM)).toEqual({ when: "soon" });
});

test.each([
  ["of every kind", FORM],
  ["of single characters", longForm(40, 1)],
])("the sample of a form %s is accepted and fills every field", (_, form) => {
  const sample = sampleOf(form);
  expect(checkForm(form, sample).value).toEqual(sample);
  expect(Object.keys(sample)).toEqual(form.map(({ name }) => name));
});
