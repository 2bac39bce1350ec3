import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { detailsSchema } from "~/features/inquiry/details.server";
import { ADA } from "~/features/inquiry/fixture";
import { checkDetails } from "./details-form";

function posted(changes: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...ADA, ...changes })) form.set(name, value);
  return form;
}

test.each<Record<string, string>>([
  {},
  { firstName: "", lastName: "", email: "", company: "", budget: "", challenge: "" },
  { firstName: " ", email: "a@b", challenge: "\n\t" },
  { email: " a@b.c " },
  { company: "\u00a0", phone: " " },
  { firstName: "x".repeat(41), email: "", phone: "0".repeat(31), challenge: "x".repeat(5_001) },
  { lastName: "\u200d", company: "\u2800\u0301", email: "zw\u200dj@b.c", challenge: "\ufe0f" },
  { email: `${"@.".repeat(50_000)} x` },
])("the browser has the same errors for %j as the server, in the same order", (changes) => {
  const here = checkDetails(posted(changes)).reply();
  const there = parseWithZod(posted(changes), { schema: detailsSchema }).reply();
  expect(here).toEqual(there);
  expect(Object.keys(here.error ?? {})).toEqual(Object.keys(there.error ?? {}));
});

test("a button that is not Continue is not checked", () => {
  expect(checkDetails(posted({ email: "", go: "back" })).status).toBe("success");
});
