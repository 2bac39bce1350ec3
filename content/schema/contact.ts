import { z } from "zod";
import { link, pageHead, text } from "./primitives.ts";

export const contactSchema = z.strictObject({
  ...pageHead,
  cards: z.strictObject({
    call: z.strictObject({
      title: z.literal("Book a Strategy Call"),
      body: text,
      action: text,
      discovery: text.describe("the label of the link to the other call, below the cards"),
    }),
    strategy: z.strictObject({
      title: z.literal("Complete Strategy Assessment"),
      body: text,
      action: link,
    }),
    audit: z.strictObject({ title: z.literal("Video Readiness Audit"), body: text, action: link }),
    reassurance: z.strictObject({ title: text, body: text, points: z.array(text).length(3) }),
  }),
  forms: z.strictObject({
    contact: z.strictObject({ title: z.literal("Quick Message"), lede: text }),
    diy: z.strictObject({ title: z.literal("Questions about DIY?"), lede: text }),
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

export const leadFormSchema = z.strictObject({
  projectTypes: z
    .array(
      z.strictObject({
        crmValue: text.describe("the CRM's picklist value, to the character"),
        label: text,
        price: text.describe("as the compare dialog shows it"),
      }),
    )
    .length(13),
  budgets: z.array(text).length(5),
  timelines: z.array(text).length(4),
  noTimeline: text.describe("the label of the empty choice"),
  defaults: z.strictObject({
    projectType: text,
    diyProjectType: text,
    budget: text,
    country: text,
  }),
  plans: z
    .array(
      z.strictObject({
        plan: z.enum(["starter", "youtube", "internal-faq", "external-faq"]),
        projectType: text,
      }),
    )
    .length(4),
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
  badge: z.literal("Success"),
  heading: z.literal("Thank you for your inquiry!"),
  text: z.literal(
    "We received your details and will reply within one business day. If this is urgent, feel free to also book a strategy call.",
  ),
  book: z.literal("Book a Strategy Call"),
  links: z.array(link).length(2),
  reference: z
    .strictObject({ label: text, save: text, note: text })
    .describe("shown only after a real submit"),
});
export type ThankYou = z.infer<typeof thankYouSchema>;
