import * as z from "zod";
import { BUDGETS } from "#content/inquiry/budgets";
import { optionalLine, requiredEmail, requiredLine, requiredText } from "~/http/form-text.server";
import { REQUIRED } from "./check-details";

const NAME = 40;
const LAST_NAME = 80;
const COMPANY = 100;
const EMAIL = 100;
const PHONE = 30;
const CHALLENGE = 5_000;

/** Lengths are the CRM's (docs/rules.md), so that a lead fits wherever it goes. */
export const detailsSchema = z.object({
  firstName: requiredLine(REQUIRED.firstName, NAME),
  lastName: requiredLine(REQUIRED.lastName, LAST_NAME),
  email: requiredEmail(EMAIL),
  phone: optionalLine(PHONE),
  company: requiredLine(REQUIRED.company, COMPANY),
  budget: z.enum(
    BUDGETS.map(({ value }) => value),
    { error: REQUIRED.budget },
  ),
  challenge: requiredText(REQUIRED.challenge, CHALLENGE),
});
export type Details = z.infer<typeof detailsSchema>;

export const DETAIL_NAMES = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "company",
  "budget",
  "challenge",
] as const;
