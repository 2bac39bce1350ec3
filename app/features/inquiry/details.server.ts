import { z } from "zod";
import { BUDGETS } from "./labels";

const required = (message: string, max: number) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    // An over-long value is not looked at again: the e-mail expression takes cubic time.
    .max(max, {
      error: `Please keep this under ${max.toLocaleString("en-US")} characters`,
      abort: true,
    });

const NAME = 40;
const LAST_NAME = 80;
const COMPANY = 100;
const EMAIL = 100;
const PHONE = 30;
const CHALLENGE = 5_000;

/** The wizard's details form: rules and messages of spec 1 section 5, lengths of G23. */
export const detailsSchema = z.object({
  firstName: required("First name is required", NAME),
  lastName: required("Last name is required", LAST_NAME),
  email: required("Email is required", EMAIL).regex(/^\S+@\S+\.\S+$/, "Email is invalid"),
  phone: z.string().trim().max(PHONE, `Please keep this under ${PHONE} characters`).optional(),
  company: required("Company is required", COMPANY),
  challenge: required("Please describe your challenge", CHALLENGE),
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
