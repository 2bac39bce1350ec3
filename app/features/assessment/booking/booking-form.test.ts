import { expect, test } from "vitest";
import * as z from "zod";
import { bookingSchema } from "./booking-form.server";

function problems(changes: Record<string, string | undefined>) {
  const form = { fullName: "Ada Quill", email: "ada@visitor.test", ...changes };
  const parsed = z.safeParse(bookingSchema, form);
  return parsed.error?.issues.map(({ message }) => message) ?? [];
}

test.each([
  [{ fullName: undefined }, "Full name is required"],
  [{ fullName: " \t " }, "Full name is required"],
  [{ fullName: "x".repeat(101) }, "Please use at most 100 characters"],
  [{ email: undefined }, "Email is required"],
  [{ email: "   " }, "Email is required"],
  [{ email: `${"x".repeat(250)}@b.test` }, "Please use at most 254 characters"],
  [{ company: "x".repeat(101) }, "Please use at most 100 characters"],
])("%o is refused", (changes, message) => {
  expect(problems(changes)).toEqual([message]);
});

test.each(["ada@localhost", "a.b+c@visitor.test", "a!#$%&'*@b-c.test", " ada@visitor.test "])(
  "the address %s is taken, as a browser takes it",
  (email) => {
    expect(problems({ email })).toEqual([]);
  },
);

test.each(["ada", "ada@", "@visitor.test", "ada @visitor.test", "ada@-x.test", "ada@x..test"])(
  "the address %s is refused, as a browser refuses it",
  (email) => {
    expect(problems({ email })).toEqual(["Email is invalid"]);
  },
);

test("lines are trimmed and made of one line", () => {
  const parsed = z.parse(bookingSchema, {
    fullName: " Ada\n Quill ",
    email: "a@b.c",
    company: "",
  });
  expect(parsed).toEqual({ fullName: "Ada Quill", email: "a@b.c", company: "" });
});
