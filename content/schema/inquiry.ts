import { z } from "zod";
import { answerValues } from "../inquiry/answer-values.ts";
import { block, list, payloadLabel, slug, text } from "./primitives.ts";

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

const answerField = z.enum(Object.keys(answerValues) as (keyof typeof answerValues)[]);

export const questionsSchema = z.record(answerField, question);
export type Questions = z.infer<typeof questionsSchema>;
export type Question = z.infer<typeof question>;

const analysis = z.strictObject({
  title: text.describe("one sentence of at most 12 words, which can be read in passing"),
  body: text,
  points: list(text, 4),
  areaNote: text.describe("one sentence under the area score on the strategy screen"),
});

/** By question and answer value: what each answer means for the visitor's video strategy. */
export const analysesSchema = z.strictObject({
  businessProfile: z.record(z.enum(answerValues.businessProfile), analysis),
  videoUseCase: z.record(z.enum(answerValues.videoUseCase), analysis),
  contentVolume: z.record(z.enum(answerValues.contentVolume), analysis),
  timeline: z.record(z.enum(answerValues.timeline), analysis),
});
export type Analyses = z.infer<typeof analysesSchema>;

const score = z.int().min(0).max(100);

/** By question and answer value: the points of each answer. */
export const scoresSchema = z.strictObject({
  businessProfile: z.record(z.enum(answerValues.businessProfile), score),
  videoUseCase: z.record(z.enum(answerValues.videoUseCase), score),
  contentVolume: z.record(z.enum(answerValues.contentVolume), score),
  timeline: z.record(z.enum(answerValues.timeline), score),
});
export type Scores = z.infer<typeof scoresSchema>;

/** A rule fits when, for every field it names, the visitor's answer is among the values. */
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
  whichBundle: text.describe("before links to each bundle, under the card of all of them"),
  whatHappensNext: list(block, 8),
  bookingNote: z.strictObject({
    scheduled: text.describe("about booking the call, where a scheduler is set"),
    asked: text.describe("the same where we ask for times that suit"),
  }),
  metaDescription: text.describe(
    "for links that are shared; the dialog's name and step stand before it",
  ),
});
export type InquiryCopy = z.infer<typeof inquirySchema>;
