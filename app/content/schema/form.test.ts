import { expect, test } from "vitest";
import { type Field, formSchema, formSchemas } from "./form.ts";

const EMAIL: Field = { name: "email", label: "Email", max: 100, required: "Email is required" };

const problems = (...fields: object[]) =>
  (formSchema.safeParse([EMAIL, ...fields]).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );
const choice = (...options: object[]) => ({ name: "size", label: "Size", prompt: "Pick", options });
const [one, more] = [
  { value: "one", label: "One" },
  { value: "more", label: "More" },
];

test("a field is one or many lines, or one of several options", () => {
  const lines = { name: "wish", label: "Wish", input: "lines", max: 5_000 };
  expect(problems(lines, choice(one, more))).toEqual([]);
});

test.each<[fault: string, fields: object[], problem: RegExp]>([
  ["two fields of one name", [EMAIL], /^1\.name: is "email", as in entry 1\. Give one/],
  [
    "an option twice",
    [choice(one, more, { ...one, label: "1" })],
    /^1\.options\.2\.value: is "one", as in option 1/,
  ],
  [
    "one text for two options",
    [choice({ ...one, sent: "1" }, { ...more, sent: "1" })],
    /^1\.options\.1\.sent: is "1", as in option 1\. Give one of the two another/,
  ],
  [
    "one line of the message for two fields",
    ["a", "b"].map((name) => ({ name, label: "A", max: 5, line: "Size" })),
    /^2\.line: is "Size", as in entry 2\./,
  ],
  ["too long", [{ name: "a", label: "A", max: 5_001 }], /^1\.max: /],
  [
    "an option and a length",
    [{ ...choice(one), max: 5 }],
    /^1\.max: is for a field without `options`: remove it$/,
  ],
  [
    "no empty choice and no first one",
    [{ ...choice(one), prompt: undefined }],
    /^1: must have a `prompt`, .* or a `default`$/,
  ],
  [
    "an answer that sends nothing, where something must be chosen",
    [{ ...choice(one), prompt: undefined, none: "No date in mind", required: "Needed" }],
    /^1\.none: is an answer, but empty, .* Make it one of the `options`/,
  ],
  [
    "an answer that sends nothing beside what asks for one",
    [{ ...choice(one), none: "No date in mind" }],
    /^1\.none: stands in place of `prompt`/,
  ],
  [
    "a default that is no option",
    [{ ...choice(one), default: "two" }],
    /^1\.default: must be the value of one of its options, not "two"$/,
  ],
  ["a name of two words", [{ name: "job title", label: "A", max: 5 }], /^1\.name: a word without/],
  [
    "more fields than forty",
    Array.from({ length: 40 }, (_, at) => ({ name: `f${at}`, label: "F", max: 1 })),
    /<=40|40/,
  ],
  [
    "more characters than a post has room for",
    Array.from({ length: 5 }, (_, at) => ({ name: `f${at}`, label: "F", max: 5_000 })),
    /^: has fields for 25100 characters together, more than the 20000 that one form can send/,
  ],
])("%s is named", (_, fields, problem) => {
  expect(problems(...fields)).toEqual([expect.stringMatching(problem)]);
});

test.each([
  ["forms/inquiry", "company"],
  ["forms/contact", "lastName"],
  ["forms/request", "email"],
  ["forms/assessment", "fullName"],
] as const)("%s must have %s, and not let it be empty", (file, name) => {
  const messages = (fields: object[]) =>
    (formSchemas[file].safeParse(fields).error?.issues ?? []).map((it) => it.message);
  const other = { ...EMAIL, name: "other" };
  expect(messages([other])).toContain(
    `has no field ${name}, which the studio's services need. Put it back`,
  );
  expect(messages([{ ...other, name, required: undefined }])).toContain(
    "must have `required`, the error where it is empty: the studio's services need it",
  );
});

test("what a form does not use is named", () => {
  const { error } = formSchemas["forms/request"].safeParse([{ ...EMAIL, line: "E-mail" }]);
  expect(error?.issues.map(({ path }) => path.join("."))).toContain("0.line");
});
