import { z } from "zod";
import { answerValues } from "../answer-values.ts";
import { block, list, message, payloadLabel, section, slug, text, words } from "./primitives.ts";

type Field = keyof typeof answerValues;

/** The values are a contract: no other part of the site knows another one. */
function knownAnswers(field: Field): string {
  return `one of ${answerValues[field].join(", ")}, which app/content/answer-values.ts lists`;
}

const answerOf = <F extends Field>(field: F) =>
  z.enum<(typeof answerValues)[F]>(answerValues[field], { error: knownAnswers(field) });

function question<F extends Field, Meaning extends z.ZodRawShape>(field: F, meaning: Meaning) {
  const option = z.strictObject({
    value: answerOf(field),
    label: text,
    payloadLabel,
    hint: text.describe("one short line under the label, at most 70 characters").max(70),
    ...meaning,
  });
  return z.strictObject({
    heading: text,
    lede: text,
    summaryLabel: text.describe("what the answer is called on the strategy screen"),
    payloadLabel,
    options: z.array(option).min(2).max(12),
  });
}

const scored = {
  score: z.int("a whole number from 0 to 100").min(0).max(100),
  analysis: z.strictObject({
    // Shown for three seconds: nobody reads more.
    title: words(12).describe("one sentence of at most 12 words"),
    body: words(20).describe("one or two sentences of at most 20 words"),
    advice: text.describe("on the strategy screen, opened by the visitor"),
    points: list(text, 4),
    areaNote: text.describe("one sentence under the area score on the strategy screen"),
  }),
};

export const questionsSchema = z.strictObject({
  businessProfile: question("businessProfile", scored),
  businessType: question("businessType", {}),
  videoUseCase: question("videoUseCase", scored),
  contentVolume: question("contentVolume", scored),
  timeline: question("timeline", scored),
});
export type Questions = z.infer<typeof questionsSchema>;

const fields = Object.keys(answerValues) as Field[];

/** A rule applies if the visitor's answer to every field named is among the values. */
const when = z
  .partialRecord(z.enum(fields), z.array(text).min(1))
  .superRefine((rule, { addIssue }) => {
    for (const field of fields)
      for (const [at, value] of (rule[field] ?? []).entries())
        if (!answerOf(field).safeParse(value).success)
          addIssue({
            code: "custom",
            path: [field, at],
            message: `must be ${knownAnswers(field)}`,
          });
  });
export type When = z.infer<typeof when>;

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

export const inquiryServicesSchema = z.strictObject({
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

const alert = z.strictObject({ title: text, text });

export const inquiryScreensSchema = z.strictObject({
  dialog: z.strictObject({
    title: text,
    strategyTitle: text,
    progress: message("step", "total"),
    strategyProgress: message("step", "total"),
    pageTitle: message("progress", "heading"),
    sharedTitle: message("title", "step", "total"),
    sharedDescription: message("title", "description"),
    ...{ backButton: text, continueButton: text, closeButton: text },
  }),
  leaveQuestion: z.strictObject({
    ...{ heading: text, text, keepButton: text, forgetButton: text, stayButton: text },
  }),
  copyLink: z.strictObject({ button: text, fieldLabel: text, copied: text, failed: text }),
  options: z.strictObject({
    selected: text.describe("read aloud after the label of the chosen option"),
    analysisLabel: text,
    ...{ continuesSoon: text, continuePaused: text, continueNowButton: text, stayButton: text },
  }),
  service: section,
  category: section.extend({ popularBadge: text }),
  strategy: z.strictObject({
    heading: text,
    analyzing: text,
    readinessHeading: text,
    readiness: message("title", "level"),
    areas: z.strictObject({
      ...{ businessProfile: text, videoUseCase: text, contentVolume: text, timeline: text },
    }),
    adviceSummary: text,
    areaScoreOf: message("max", "band"),
    insightsHeading: text,
    insightCategories: z.strictObject({
      ...{ "quick-win": text, strategy: text, warning: text, opportunity: text },
    }),
    ...{ recommendationsHeading: text, nextStepsHeading: text },
    ...{ continueButton: text, backButton: text },
  }),
  details: z.strictObject({
    ...{ heading: text, lede: text },
    ...{ firstNameLabel: text, lastNameLabel: text, emailLabel: text, phoneLabel: text },
    ...{ companyLabel: text, budgetLabel: text, budgetPrompt: text },
    ...{ challengeLabel: text, challengeHint: text },
    ...{ firstNameRequired: text, lastNameRequired: text, companyRequired: text },
    ...{ budgetRequired: text, challengeRequired: text },
    tryAgain: text.describe("what to do, in the middle of a sentence"),
    ...{ reviewBroken: alert, notStored: alert, notFound: alert },
  }),
  budgets: list(z.strictObject({ value: slug, label: text, payloadLabel }), 12),
  review: z.strictObject({
    ...{ heading: text, lede: text },
    ...{ serviceSection: text, contactSection: text, projectSection: text },
    ...{ service: text, category: text, bundle: text },
    ...{ name: text, email: text, phone: text, company: text },
    ...{ challenge: text, timeline: text, budget: text, notProvided: text },
    contradiction: message("service", "category"),
    ...{ changeService: text, changeCategory: text },
    bookingSharesDetails: message("button"),
    ...{ sendButton: text, sending: text, editButton: text },
  }),
  bookingButton: z
    .strictObject({
      ...{ consultation: text, diy: text, coaching: text, monthly: text, bundle: text },
      other: text.describe("where no service is chosen"),
    })
    .describe("by service"),
  sendFailure: z.strictObject({
    ...{ title: text, limitedTitle: text, limited: text, cappedTitle: text, capped: text },
    contactUs: text,
    queued: message("reference"),
    underway: message("reference"),
    refused: message("reference"),
    ...{ unreachable: text, lost: text, tryAgainButton: text, dismissButton: text },
  }),
  thankYou: z.strictObject({
    ...{ heading: text, lede: text, nextHeading: text },
    bookHeading: message("step"),
    ...{ emailHeading: text, phoneHeading: text, startAgainButton: text },
  }),
});
