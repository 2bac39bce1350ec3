import * as z from "zod/mini";
import { optionalLine, requiredLine, requiredText } from "~/http/forms/form-text.server";

const NAME = 100;
const EMAIL = 254;
const COMPANY = 100;

/** An e-mail address is what browsers take for one; there is no other rule. */
export const bookingSchema = z.object({
  fullName: requiredLine("Full name is required", NAME),
  email: requiredText("Email is required", EMAIL).check(
    z.regex(z.regexes.html5Email, "Email is invalid"),
  ),
  company: optionalLine(COMPANY),
});
export type BookingPerson = z.infer<typeof bookingSchema>;

export const BOOKING_FIELDS = ["fullName", "email", "company"] as const;
