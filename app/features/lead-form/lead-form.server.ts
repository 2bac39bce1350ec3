import * as z from "zod/mini";
import { contact } from "#content/contact";
import { leadForm } from "#content/lead-form";

export type LeadFormName = keyof typeof contact.fields;
export const LEAD_FORM_NAMES = Object.keys(contact.fields) as LeadFormName[];

/** A field as the visitor reads it above the control, for the messages about it. */
export function labelOf(name: LeadFormName): string {
  return contact.fields[name].label;
}

const tooLong = (max: number) => `Please use at most ${max.toLocaleString("en-US")} characters`;

const required = (name: LeadFormName, max: number) => {
  const message = `${labelOf(name)} is required`;
  return z.string(message).check(
    z.trim(),
    z.minLength(1, { error: message, abort: true }),
    // An over-long value is not looked at again: the e-mail expression takes cubic time.
    z.maxLength(max, { error: tooLong(max), abort: true }),
  );
};

const oneOf = (name: LeadFormName, values: string[]) =>
  z.optional(z.enum(values, `Please choose a ${labelOf(name).toLowerCase()} from the list`));

/** The lead form: spec 1 section 5, lengths of G23 and interfaces.md 1.2, choices of content/lead-form.ts. */
export const leadFormSchema = z.object({
  company: required("company", 100),
  phone: required("phone", 30),
  firstName: required("firstName", 40),
  lastName: required("lastName", 80),
  email: required("email", 100).check(z.regex(/^\S+@\S+\.\S+$/, "Email is invalid")),
  city: required("city", 100),
  state: required("state", 100),
  zip: required("zip", 30),
  country: required("country", 100),
  projectType: oneOf(
    "projectType",
    leadForm.projectTypes.map(({ crmValue }) => crmValue),
  ),
  budget: oneOf("budget", leadForm.budgets),
  timeline: oneOf("timeline", leadForm.timelines),
  description: z.optional(z.string().check(z.trim(), z.maxLength(5_000, tooLong(5_000)))),
});
export type LeadForm = z.infer<typeof leadFormSchema>;
