import { z } from "zod";
import { answerValues } from "../../../content/inquiry/answer-values.ts";
import { block, list, payloadLabel, slug, text, words } from "./primitives.ts";

const option = z.strictObject({
  value: text,
  label: text,
  payloadLabel,
  hint: text.describe("one short line under the label, at most 70 characters").max(70),
});
const question = z.strictObject({
  heading: text,
  lede: text,
  summaryLabel: text.describe("what the answer is called on the strategy screen"),
  payloadLabel,
  options: z.array(option).min(2).max(12),
});

const answerField = z.enum([
  "businessProfile",
  "businessType",
  "videoUseCase",
  "contentVolume",
  "timeline",
] satisfies (keyof typeof answerValues)[]);

export const questionsSchema = z.record(answerField, question);
export type Questions = z.infer<typeof questionsSchema>;

/** Shown for three seconds: nobody reads more. */
const analysis = z.strictObject({
  title: words(12).describe("one sentence of at most 12 words"),
  body: words(20).describe("one or two sentences of at most 20 words"),
  advice: text.describe("on the strategy screen, opened by the visitor"),
  points: list(text, 4),
  areaNote: text.describe("one sentence under the area score on the strategy screen"),
});

/** What each answer means for the visitor's video strategy. */
export const analysesSchema = byAnswer(analysis);
export type Analyses = z.infer<typeof analysesSchema>;

/** The points of each answer. */
export const scoresSchema = byAnswer(z.int().min(0).max(100));
export type Scores = z.infer<typeof scoresSchema>;

function byAnswer<Value extends z.ZodType>(value: Value) {
  return z.strictObject({
    businessProfile: z.record(z.enum(answerValues.businessProfile), value),
    videoUseCase: z.record(z.enum(answerValues.videoUseCase), value),
    contentVolume: z.record(z.enum(answerValues.contentVolume), value),
    timeline: z.record(z.enum(answerValues.timeline), value),
  });
}

/** A rule applies if the visitor's answer to every field named is among the values. */
const when = z.partialRecord(answerField, z.array(text).min(1));

export const strategySchema = z.strictObject({
  levels: z.record(z.enum(["high", "medium", "low"]), block),
  insights: z.array(
    z.strictObject({
      id: slug,
      when,
      category: z.enum(["quick-win", "strategy", "warning", "opportunity"]),
      title: text,
      description: text,
      actionItems: list(text, 6),
    }),
  ),
  recommendations: z.array(z.strictObject({ when, text })),
  nextSteps: z.array(z.strictObject({ when, text })),
});
export type Strategy = z.infer<typeof strategySchema>;
export type When = z.infer<typeof when>;

export const inquirySchema = z.strictObject({
  services: list(
    z.strictObject({
      value: z.enum(["consultation", "diy", "coaching", "monthly", "bundle"]),
      label: text,
      payloadLabel,
      price: text,
      description: text,
    }),
    5,
  ),
  categories: list(
    z.strictObject({
      value: z.enum(["diy-downloads", "coaching", "monthly-content", "one-time-bundles"]),
      name: text.describe("the card's heading"),
      label: text.describe("what the card says, and the review"),
      payloadLabel,
      price: text,
      description: text,
      points: list(text, 6),
    }),
    4,
  ),
  whichBundle: text.describe("introduces the links to each bundle, below the card of all bundles"),
  whatHappensNext: list(block, 8),
  bookingNote: z.strictObject({
    scheduled: text.describe("about booking the call, if a scheduler is configured"),
    asked: text.describe("the same if the studio asks for a time"),
  }),
  downloadNote: z
    .strictObject({ scheduled: text, asked: text })
    .describe(
      "the same where the inquiry is about downloads, which have no payment page of their own",
    ),
  metaDescription: text.describe(
    "for links that are shared; the dialog's name and step stand before it",
  ),
});
export type InquiryTexts = z.infer<typeof inquirySchema>;
