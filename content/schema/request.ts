import { z } from "zod";
import { pageHead, payloadLabel, slug, text } from "./primitives.ts";

const subject = z.strictObject({
  ...pageHead,
  about: z.array(text).min(1).describe("the offer with its price, the call with its length"),
  payloadLabel: payloadLabel.describe("what the inbox says that the request is about"),
});

/** What a visitor asks the studio for, as its page names it. */
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
export type RequestCopy = z.infer<typeof requestSchema>;
