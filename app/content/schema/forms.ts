import { z } from "zod";
import { link, list, pageHead, path, payloadLabel, slug, text, textWith } from "./primitives.ts";

const linkCard = z
  .strictObject({ title: text, body: text, action: link })
  .describe("left out with the page that it leads to");

export const contactSchema = z.strictObject({
  ...pageHead,
  cards: z.strictObject({
    call: z.strictObject({
      title: text,
      body: text,
      action: text,
      discovery: text.describe("the label of the link to the other call, below the cards"),
    }),
    strategy: linkCard.optional(),
    audit: linkCard.optional(),
    reassurance: z.strictObject({ title: text, body: text, points: list(text, 6) }),
  }),
  forms: z.strictObject({
    contact: z.strictObject({ title: text, lede: text }),
    diy: z.strictObject({ title: text, lede: text }),
  }),
  chosenService: textWith("service").describe(
    "when a link from another page selected a service, {service}",
  ),
  chosenOffer: textWith("service", "price").describe("the same of a service with a {price}"),
  change: link.describe("to the page where another offer is chosen"),
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
  projectTypes: list(choice.extend({ price: text.describe("as the comparison shows it") }), 60),
  budgets: list(choice, 20),
  timelines: list(choice, 20),
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

const month = z.number().int().min(1).max(12);
const holiday = z.union([
  z.strictObject({ name: text, month, day: z.number().int().min(1).max(31) }),
  z.strictObject({
    name: text,
    month,
    nth: z.union([z.literal(-1), z.number().int().min(1).max(4)]),
    weekday: z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]),
  }),
]);
export type Holiday = z.infer<typeof holiday>;

const A_TIME_ZONE = "a name such as America/New_York";

function isTimeZone(name: string): boolean {
  try {
    return name.includes("/") && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

export const thankYouSchema = z.strictObject({
  metaTitle: text,
  metaDescription: text,
  badge: text,
  heading: text,
  text: text,
  timeZone: text
    .refine(isTimeZone, { error: ({ input }) => `must be ${A_TIME_ZONE}, not "${input}"` })
    .describe(`for the day of the reply: ${A_TIME_ZONE}`),
  holidays: z.array(holiday).describe("days of the year on which nobody replies"),
  book: text,
  links: list(link, 4),
  notSent: z
    .strictObject({ text: textWith("link").describe("with its {link}"), link: text, href: path })
    .describe("shown to a visitor who sent nothing"),
  reference: z
    .strictObject({ text: textWith("reference").describe("with the {reference}"), save: text })
    .describe("shown only after a real submit"),
});
export type ThankYou = z.infer<typeof thankYouSchema>;

const subject = z.strictObject({
  ...pageHead,
  about: z.array(text).min(1).describe("the offer with its price, the call with its length"),
  payloadLabel: payloadLabel.describe("what the request is about, in the inbox"),
});

export type RequestSubject = z.infer<typeof subject>;

export const requestSchema = z.strictObject({
  book: z
    .record(
      z.enum(["strategy", "discovery", "consultation", "diy", "coaching", "monthly", "bundle"]),
      subject,
    )
    .describe("by the kinds of BOOKING_URLS"),
  buy: z.record(slug, subject).describe("by the slug of a download in offers.ts"),
  aboutLabel: text.describe("before the offer and the call"),
  formHeading: text,
  submit: text,
  sending: text,
  fields: z.record(
    z.enum(["name", "email", "phone", "wishedTime", "otherTime", "message"]),
    z.strictObject({ label: text, hint: text.optional() }),
  ),
});
export type RequestTexts = z.infer<typeof requestSchema>;
