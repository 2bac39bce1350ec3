import * as z from "zod";
import { contact } from "#content/contact";
import { leadForm } from "#content/lead-form";
import * as words from "#content/words/lead-form";
import { optionalText, requiredEmail, requiredLine } from "~/http/form-text.server";

export type LeadFormName = keyof typeof contact.fields;
export const LEAD_FORM_NAMES = Object.keys(contact.fields) as LeadFormName[];

/** A field as the visitor reads it above the control, for the messages about it. */
export function labelOf(name: LeadFormName): string {
  return contact.fields[name].label;
}

const required = (name: LeadFormName, max: number) =>
  requiredLine(`${labelOf(name)} is required`, max);

const oneOf = (name: LeadFormName, choices: { crmValue: string }[]) =>
  z.optional(
    z.enum(
      choices.map(({ crmValue }) => crmValue),
      words.pleaseChooseAFrom(labelOf(name).toLowerCase()),
    ),
  );

/** In the order of the screen. Lengths are the CRM's (docs/rules.md), choices those of content/lead-form.ts. */
export const leadFormSchema = z.object({
  firstName: required("firstName", 40),
  lastName: required("lastName", 80),
  company: required("company", 100),
  email: requiredEmail(100),
  phone: required("phone", 30),
  city: required("city", 100),
  state: required("state", 100),
  zip: required("zip", 30),
  country: required("country", 100),
  projectType: oneOf("projectType", leadForm.projectTypes),
  budget: oneOf("budget", leadForm.budgets),
  timeline: oneOf("timeline", leadForm.timelines),
  description: optionalText(5_000),
});
export type LeadFormValues = z.infer<typeof leadFormSchema>;
