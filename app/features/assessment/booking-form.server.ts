import * as z from "zod/mini";

const tooLong = (max: number) => `Please use at most ${max} characters`;

/** A field of one line: line breaks and tabs that only a hand-made post can hold become spaces. */
const oneLine = z.overwrite<string>((value) => value.replace(/\s+/g, " "));

const required = (message: string, max: number) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, { error: message, abort: true }),
      z.maxLength(max, { error: tooLong(max), abort: true }),
    );

const NAME = 100;
const EMAIL = 254;
const COMPANY = 100;

/** The booking form (spec 2 section 5): an e-mail address is what browsers take for one, no other rule. */
export const bookingSchema = z.object({
  fullName: required("Full name is required", NAME).check(oneLine),
  email: required("Email is required", EMAIL).check(
    z.regex(z.regexes.html5Email, "Email is invalid"),
  ),
  company: z.optional(z.string().check(z.trim(), z.maxLength(COMPANY, tooLong(COMPANY)), oneLine)),
});
export type BookingPerson = z.infer<typeof bookingSchema>;

export const BOOKING_FIELDS = ["fullName", "email", "company"] as const;
