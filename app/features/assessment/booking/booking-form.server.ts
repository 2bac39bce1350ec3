import * as z from "zod";
import * as words from "#content/words/assessment";
import { optionalLine, requiredLine, requiredText } from "~/http/form-text.server";

const NAME = 100;
const EMAIL = 254;
const COMPANY = 100;

/** An e-mail address is what browsers take for one; there is no other rule. */
export const bookingSchema = z.object({
  fullName: requiredLine(words.fullNameIsRequired, NAME),
  email: requiredText(words.emailIsRequired, EMAIL).check(
    z.regex(z.regexes.html5Email, words.emailIsInvalid),
  ),
  company: optionalLine(COMPANY),
});
export type BookingPerson = z.infer<typeof bookingSchema>;

export const BOOKING_FIELDS = ["fullName", "email", "company"] as const;
