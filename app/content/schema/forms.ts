import { z } from "zod";
import {
  key,
  link,
  list,
  message,
  naming,
  pageHead,
  path,
  payloadLabel,
  payloadText,
  slug,
  text,
} from "./primitives.ts";

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
  write: text.describe("the label of the link to the form"),
  afterSending: z.strictObject({
    heading: text,
    steps: list(text, 6),
    reachHeading: text.describe("before hours, phone number and e-mail address"),
  }),
  chosenService: message("service").describe("when a link from another page selected a service"),
  chosenOffer: message("service", "price").describe("the same of a service with a price"),
  change: link.describe("to the page where another offer is chosen"),
  submit: text,
  sending: text,
  labels: z.strictObject({ breadcrumb: text }),
});
export type Contact = z.infer<typeof contactSchema>;

const projectType = naming("projectType", payloadText);

export const leadFormSchema = z.strictObject({
  diyProjectType: projectType.describe("chosen at first on the page of downloads"),
  plans: z
    .array(
      z.strictObject({
        plan: slug,
        projectType,
      }),
    )
    .max(60),
  services: z.array(z.strictObject({ service: key, projectType })),
  compare: z.strictObject({
    open: text,
    close: text,
    heading: text,
    lede: text,
    typeColumn: text,
    priceColumn: text,
  }),
});

export const thankYouSchema = z.strictObject({
  metaTitle: text,
  metaDescription: text,
  badge: text,
  heading: text,
  text: text,
  book: text,
  links: list(link, 4),
  notSent: z
    .strictObject({ text: message("link"), link: text, href: path })
    .describe("shown to a visitor who sent nothing"),
  reference: z
    .strictObject({ text: message("reference"), save: text })
    .describe("shown only after a real submit"),
  nextSteps: z.strictObject({
    heading: text,
    replyBy: text,
    nextLabel: text,
    next: text,
    fromLabel: text,
    studiosLabel: message("count"),
  }),
  receipt: z.strictObject({
    heading: message("reference"),
    sent: message("time"),
    serviceLabel: text,
    resultsLabel: text,
  }),
  alreadySent: z.strictObject({
    title: text,
    text,
    reference: message("reference"),
    saveCopy: text,
    unproven: text,
    formBelow: text,
  }),
});

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
    .describe("for each call and offer"),
  buy: z
    .strictObject({
      title: message("name"),
      lede: message("price", "format"),
      metaTitle: message("name"),
      metaDescription: message("name", "price"),
      about: message("name", "price"),
    })
    .describe("of each download in content/offers.yaml"),
  aboutLabel: text.describe("before the offer and the call"),
  formHeading: text,
  submit: text,
  sending: text,
});
