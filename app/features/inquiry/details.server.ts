import * as z from "zod/mini";
import { BUDGETS } from "./budgets";

const tooLong = (max: number) => `Please use at most ${max.toLocaleString("en-US")} characters`;

const text = (message: string, max: number) =>
  z.string(message).check(
    z.trim(),
    z.minLength(1, { error: message, abort: true }),
    // An over-long value is not looked at again: the e-mail expression takes cubic time.
    z.maxLength(max, { error: tooLong(max), abort: true }),
  );

/** A field of one line: line breaks and tabs that only a hand-made post can hold become spaces. */
const oneLine = z.overwrite<string>((value) => value.replace(/\s+/g, " "));
const line = (message: string, max: number) => text(message, max).check(oneLine);

const NAME = 40;
const LAST_NAME = 80;
const COMPANY = 100;
const EMAIL = 100;
const PHONE = 30;
const CHALLENGE = 5_000;

/** The wizard's details form: rules and messages of spec 1 section 5, lengths of G23. */
export const detailsSchema = z.object({
  firstName: line("First name is required", NAME),
  lastName: line("Last name is required", LAST_NAME),
  email: text("Email is required", EMAIL).check(z.regex(/^\S+@\S+\.\S+$/, "Email is invalid")),
  phone: z.optional(z.string().check(z.trim(), z.maxLength(PHONE, tooLong(PHONE)), oneLine)),
  company: line("Company is required", COMPANY),
  challenge: text("Please describe your challenge", CHALLENGE),
  budget: z.enum(
    BUDGETS.map(({ value }) => value),
    { error: "Please select a budget" },
  ),
});
export type Details = z.infer<typeof detailsSchema>;

export const DETAIL_NAMES = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "company",
  "challenge",
  "budget",
] as const;
