import { expect, test } from "vitest";
import { fieldErrors } from "#content/errors.yaml";
import { fill } from "~/content/format";
import { checkForm } from "./check";
import { getField } from "./field";
import { ENTERED, FORM, longForm } from "./fixture";

type Changes = Record<string, string | undefined>;

const check = (changes: Changes) => checkForm(FORM, { ...ENTERED, ...changes });
const errorsOf = (changes: Changes) => check(changes).error ?? {};
const required = FORM.filter((field) => field.required);

test.each([
  undefined,
  "",
  " \t\n\u00a0\u2003 ",
  "\u200d",
  "\u2800",
  "\ufe0f",
  "\u0301",
  "\u3164 \u0300\u0301",
])("every required field left at %j has its message, in the order of the screen", (blank) => {
  const found = errorsOf(Object.fromEntries(FORM.map(({ name }) => [name, blank])));
  expect(Object.entries(found)).toEqual(required.map((it) => [it.name, [it.required]]));
});

test("what is accepted is trimmed, lines are one line, and empty fields are left out", () => {
  const { value } = check({ name: "  Ada \n Quill ", email: "\tada@example.test ", phone: "  " });
  expect(value).toEqual({ ...ENTERED, name: "Ada Quill" });
});

test.each<[email: string, message?: string]>([
  ...["a@b.c", "o'hara+x@müller.example", "a@b@c.d", "ada@exa..mple", "ada@10.0.0.1"].map(
    (email): [string] => [email],
  ),
  ...["ada", "ada@", "@b.c", "ada@b", "ada@b.", "a b@c.d", "a@b .c", "a@b.c\nBcc: x@y.z"].map(
    (email): [string, string] => [email, fieldErrors.emailInvalid],
  ),
])("the address %j has the error %s, required or not", (email, message) => {
  const error = message === undefined ? {} : { email: [message] };
  expect(errorsOf({ email })).toEqual(error);
  expect(errorsOf({ second: email }).second).toEqual(error.email);
});

test.each([
  ["quill.test", "https://quill.test"],
  [" HTTP://Quill.test/a?b=c#d ", "HTTP://Quill.test/a?b=c#d"],
  ["müller.example:8080/shop", "https://müller.example:8080/shop"],
  ["quill\u200b.test", "https://quill.test"],
  ["", undefined],
  ["\u200b", undefined],
])("the web address %j is kept as %j", (site, kept) => {
  expect(check({ site }).value).toEqual({ ...ENTERED, ...(kept && { site: kept }) });
});

test.each([
  ...["quill", "not a url", "see quill.test", "mailto:ada@quill.test", "javascript:alert(1.5)"],
  ...[
    "ftp://quill.test",
    "https://",
    "https://.test",
    "https://ada:secret@quill.test",
    "@quill.test",
  ],
])("%j is no web address", (site) => {
  expect(errorsOf({ site })).toEqual({ site: [fieldErrors.urlInvalid] });
});

test.each([
  ["abc", fieldErrors.phoneInvalid],
  ["!!", fieldErrors.phoneInvalid],
  ["1", undefined],
  ["٠٥٥", undefined],
  ["ext. 5 at the shop", undefined],
])("the phone number %j has the error %s", (phone, message) => {
  expect(errorsOf({ phone })).toEqual(message ? { phone: [message] } : {});
});

test.each(["zw\u200dj@b.c", "zwj@b\u2800.c", " zwj\ufe0f@b.c\u200c"])(
  "no invisible character of %j is kept in the address",
  (email) => expect(check({ email }).value?.email).toBe("zwj@b.c"),
);

test.each(["o", "One", "constructor", "__proto__", "Just me", "1 person"])(
  "%s is no value of a list",
  (value) => {
    const notInList = fill(fieldErrors.notInList, { label: "start" });
    expect(errorsOf({ size: value, when: value })).toEqual({
      size: ["Please select a size"],
      when: [notInList],
    });
  },
);

test.each(["name", "email", "phone", "wish"])(
  "%s takes its characters and not one more",
  (name) => {
    const { label, max = 0 } = getField(FORM, name);
    const full = "1@x.".padEnd(max, "x");
    expect(check({ [name]: ` ${full} ` }).value?.[name]).toBe(full);
    expect(errorsOf({ [name]: `${full}x` })).toEqual({
      [name]: [fill(fieldErrors.tooLong, { label, max })],
    });
  },
);

test("an e-mail address made to be slow to check is refused at once", () => {
  const start = performance.now();
  for (const email of [`${"@.".repeat(50_000)} x`, `${"@.".repeat(48)} x`])
    expect(errorsOf({ email }).email).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(1_000);
});

test("a field that a form no longer has is left out, and a new required one has its error", () => {
  expect(checkForm(FORM, { ...ENTERED, former: "kept by a draft" }).value).toEqual(ENTERED);
  const longer = [...FORM, { name: "site", label: "Site", max: 9, required: "Site is required" }];
  expect(checkForm(longer, ENTERED).error).toEqual({ site: ["Site is required"] });
});

test("forty fields, each with as long a text as it takes", () => {
  const form = longForm(40, 5_000);
  const full = Object.fromEntries(form.map(({ name }) => [name, "x".repeat(5_000)]));
  expect(checkForm(form, full).value).toEqual(full);
  const over = Object.fromEntries(form.map(({ name }) => [name, "x".repeat(5_001)]));
  expect(Object.keys(checkForm(form, over).error ?? {})).toEqual(form.map(({ name }) => name));
});
