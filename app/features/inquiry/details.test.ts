import { expect, test } from "vitest";
import { detailsSchema } from "./details.server";

const ADA = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.test",
  company: "Analytical Engines",
  challenge: "Nobody knows us.",
  budget: "tbd",
};

function messages(changes: Record<string, string | undefined>) {
  const { error } = detailsSchema.safeParse({ ...ADA, ...changes });
  const first: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) first[String(path[0])] ??= message;
  return first;
}

const REQUIRED = {
  firstName: "First name is required",
  lastName: "Last name is required",
  email: "Email is required",
  company: "Company is required",
  challenge: "Please describe your challenge",
  budget: "Please select a budget",
};
const NAMES = Object.keys(REQUIRED);

test.each([undefined, "", "   ", " \t\n\u00a0\u2003 "])(
  "every required field left at %j has its message",
  (value) => {
    expect(messages(Object.fromEntries(NAMES.map((name) => [name, value])))).toEqual(REQUIRED);
  },
);

test("a complete form is trimmed, and the phone is optional", () => {
  const typed = { ...ADA, firstName: "  Ada ", email: "\tada@example.test ", phone: undefined };
  expect(detailsSchema.parse(typed)).toEqual({ ...ADA, phone: undefined });
  expect(detailsSchema.parse({ ...ADA, phone: "  " }).phone).toBe("");
});

test.each(["a@b.c", "o'hara+x@müller.example", "a@b@c.d", "ada@exa..mple", "ada@10.0.0.1"])(
  "the odd but deliverable address %s is accepted",
  (email) => {
    expect(messages({ email })).toEqual({});
  },
);

test.each([
  "ada",
  "ada@",
  "@b.c",
  "ada@b",
  "ada@b.",
  "a b@c.d",
  "a@b .c",
  "a@b.c d",
  "a@b.c\nBcc: x@y.z",
])("the address %j is invalid", (email) => {
  expect(messages({ email })).toEqual({ email: "Email is invalid" });
});

test.each(["u", "over-5k", "5K-10K", "constructor", "__proto__", "Under $5,000"])(
  "a budget of %s is none",
  (budget) => {
    expect(messages({ budget })).toEqual({ budget: REQUIRED.budget });
  },
);

test.each([
  ["firstName", 40],
  ["lastName", 80],
  ["company", 100],
  ["phone", 30],
  ["challenge", 5_000],
] as const)("%s accepts %i characters and refuses one more", (name, limit) => {
  const full = "x".repeat(limit);
  expect(detailsSchema.parse({ ...ADA, [name]: full })[name]).toBe(full);
  expect(messages({ [name]: `${full}x` })[name]).toMatch(
    new RegExp(` ${limit.toLocaleString("en-US")} characters`),
  );
});

test("an e-mail address accepts 100 characters and refuses one more", () => {
  const ending = "@example.test";
  const full = "x".repeat(100 - ending.length) + ending;
  expect(messages({ email: full })).toEqual({});
  expect(messages({ email: `x${full}` }).email).toContain("100 characters");
});

test("an e-mail address made to be slow to check is refused at once", () => {
  const start = performance.now();
  expect(messages({ email: `${"@.".repeat(50_000)} x` }).email).toContain("100 characters");
  expect(messages({ email: `${"@.".repeat(48)} x` }).email).toBe("Email is invalid");
  expect(performance.now() - start).toBeLessThan(1_000);
});
