import { z } from "zod";
import { link, pageHead, slug, text } from "./primitives.ts";

export const contactSchema = z.strictObject({
  ...pageHead,
  cards: z.strictObject({
    call: z.strictObject({
      title: text,
      body: text,
      action: text,
      discovery: text.describe("the label of the link to the other call, below the cards"),
    }),
    strategy: z.strictObject({
      title: text,
      body: text,
      action: link,
    }),
    audit: z.strictObject({ title: text, body: text, action: link }),
    reassurance: z.strictObject({ title: text, body: text, points: z.array(text).min(1).max(6) }),
  }),
  forms: z.strictObject({
    contact: z.strictObject({ title: text, lede: text }),
    diy: z.strictObject({ title: text, lede: text }),
  }),
  chosenService: text.describe("the service that a link from another page selected follows it"),
  submit: text,
  sending: text,
  fields: z.record(
    z.enum([
      "company",
      "firstName",
      "lastName",
      "email",
      "phone",
      "city",
      "state",
      "zip",
      "country",
      "projectType",
      "budget",
      "timeline",
      "description",
    ]),
    z.strictObject({ label: text, hint: text.optional() }),
  ),
});
export type Contact = z.infer<typeof contactSchema>;

const choice = z.strictObject({
  crmValue: text.describe("the CRM's picklist value, to the character"),
  label: text.describe("what visitors read"),
});

export const leadFormSchema = z.strictObject({
  projectTypes: z
    .array(choice.extend({ price: text.describe("as the compare dialog shows it") }))
    .min(1)
    .max(60),
  budgets: z.array(choice).min(1).max(20),
  timelines: z.array(choice).min(1).max(20),
  noTimeline: text.describe("the label of the empty choice"),
  defaults: z.strictObject({
    projectType: text.describe("a crmValue, as the next two are"),
    diyProjectType: text,
    budget: text,
    country: text,
  }),
  plans: z
    .array(
      z.strictObject({
        plan: slug,
        projectType: text,
      }),
    )
    .max(60),
  services: z.array(z.strictObject({ service: text, projectType: text })),
  compare: z.strictObject({
    open: text,
    close: text,
    heading: text,
    lede: text,
    typeColumn: text,
    priceColumn: text,
  }),
});
export type LeadFormContent = z.infer<typeof leadFormSchema>;

export const thankYouSchema = z.strictObject({
  metaTitle: text,
  metaDescription: text,
  badge: text,
  heading: text,
  text: text,
  timeZone: text.describe("in which the day of the reply is reckoned, such as America/New_York"),
  book: text,
  links: z.array(link).min(1).max(4),
  reference: z
    .strictObject({ label: text, save: text, note: text })
    .describe("shown only after a real submit"),
});
export type ThankYou = z.infer<typeof thankYouSchema>;
