import { expect, test } from "vitest";
import { fieldErrors } from "#content/errors.yaml";
import { screens } from "#content/inquiry/screens.yaml";
import { fill } from "~/content/format";
import { detailsSchema } from "./details.server";
import { TYPED_FIELDS } from "./details-fields";
import { ADA } from "./fixture";

const texts = screens.details;

const REQUIRED = {
  firstName: texts.firstNameRequired,
  lastName: texts.lastNameRequired,
  email: fieldErrors.emailRequired,
  company: texts.companyRequired,
  challenge: texts.challengeRequired,
  budget: texts.budgetRequired,
};

/** The first error of each field. */
function messages(changes: Record<string, string | undefined>) {
  const { issues = [] } = detailsSchema.safeParse({ ...ADA, ...changes }).error ?? {};
  return Object.fromEntries(issues.toReversed().map((it) => [String(it.path[0]), it.message]));
}

test.each([
  undefined,
  "",
  " \t\n\u00a0\u2003 ",
  "\u200d",
  "\u2800",
  "\ufe0f",
  "\u0301",
  "\u3164 \u0300\u0301",
])("every required field left at %j has its message", (value) => {
  const names = Object.keys(REQUIRED);
  expect(messages(Object.fromEntries(names.map((name) => [name, value])))).toEqual(REQUIRED);
});

test("a complete form is trimmed, and the phone is optional", () => {
  const values = { ...ADA, firstName: "  Ada ", email: "\tada@example.test ", phone: undefined };
  expect(detailsSchema.parse(values)).toEqual({ ...ADA, phone: undefined });
  expect(detailsSchema.parse({ ...ADA, phone: "  " }).phone).toBe("");
});

test.each<[email: string, message?: string]>([
  ...["a@b.c", "o'hara+x@müller.example", "a@b@c.d", "ada@exa..mple", "ada@10.0.0.1"].map(
    (email): [string] => [email],
  ),
  ...["ada", "ada@", "@b.c", "ada@b", "ada@b.", "a b@c.d", "a@b .c", "a@b.c\nBcc: x@y.z"].map(
    (email): [string, string] => [email, fieldErrors.emailInvalid],
  ),
])("the address %j has the error %s", (email, message) => {
  expect(messages({ email })).toEqual(message ? { email: message } : {});
});

test.each(["zw\u200dj@b.c", "zwj@b\u2800.c", " zwj\ufe0f@b.c\u200c"])(
  "no invisible character of %j is kept in the address",
  (email) => expect(detailsSchema.parse({ ...ADA, email }).email).toMatch(/^zwj@b\.c$/),
);

test.each(["u", "5K-10K", "constructor", "__proto__", "Under $5,000"])(
  "a budget of %s is none",
  (budget) => expect(messages({ budget })).toEqual({ budget: REQUIRED.budget }),
);

test.each([
  ["firstName", 40],
  ["lastName", 80],
  ["company", 100],
  ["email", 100],
  ["phone", 30],
  ["challenge", 5_000],
] as const)("%s accepts %i characters and refuses one more", (name, limit) => {
  const full = "x@x.".padEnd(limit, "x");
  expect(detailsSchema.parse({ ...ADA, [name]: full })[name]).toBe(full);
  expect(messages({ [name]: `${full}x` })[name]).toBe(
    fill(fieldErrors.tooLong, { label: TYPED_FIELDS[name].label, max: limit }),
  );
});

test("an e-mail address made to be slow to check is refused at once", () => {
  const start = performance.now();
  expect(messages({ email: `${"@.".repeat(50_000)} x` }).email).toBe(
    fill(fieldErrors.tooLong, { label: "Email", max: 100 }),
  );
  expect(messages({ email: `${"@.".repeat(48)} x` }).email).toBe(fieldErrors.emailInvalid);
  expect(performance.now() - start).toBeLessThan(1_000);
});
