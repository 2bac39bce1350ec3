import { z } from "zod";
import { FIXED_SCREENS } from "../wizard-screens.ts";
import {
  block,
  key,
  list,
  message,
  naming,
  section,
  payloadLabel as sent,
  slug,
  studioText,
  text,
  words,
} from "./primitives.ts";

const option = z.strictObject({
  value: slug.describe("kept in addresses and stored with leads"),
  label: text,
  sent,
  hint: text.describe("one short line under the label, at most 70 characters").max(70),
  score: z.int("a whole number from 0 to 100").min(0).max(100).optional(),
  analysis: z
    .strictObject({
      // Shown for three seconds: nobody reads more.
      title: words(12).describe("one sentence of at most 12 words"),
      body: words(20).describe("one or two sentences of at most 20 words"),
      advice: text.describe("on the strategy screen, opened by the visitor"),
      points: list(text, 4),
      areaNote: text.describe("one sentence under the area score on the strategy screen"),
    })
    .optional(),
});

const question = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z][a-zA-Z\d]*$/, "letters and digits in one word, such as teamSize")
      .describe("kept in addresses and stored with leads"),
    slug: slug.describe("the address of its screen"),
    heading: text,
    lede: text,
    summaryLabel: text.describe("what the answer is called wherever it has no name of its own"),
    areaLabel: text.optional().describe("the same beside its score"),
    reviewLabel: text.optional().describe("the same in the review, which else does not show it"),
    inboxLabel: studioText.optional().describe("the same in the inbox"),
    funnelLabel: studioText.optional().describe("the step in the counts of visits"),
    sent,
    picture: naming("picture", slug)
      .optional()
      .describe(
        "beside a question with analyses, until it is answered: one of content/images.yaml",
      ),
    options: z
      .array(option)
      .min(2)
      .max(12)
      .superRefine((options, { addIssue }) => {
        const report = (path: PropertyKey[], message: string) =>
          addIssue({ code: "custom", path, message });
        for (const key of ["value", "sent"] as const)
          for (const [at, first] of findRepeated(options.map((it) => it[key])))
            report(
              [at, key],
              `repeats option ${first + 1}. Write another one, or remove an option`,
            );
        for (const key of ["score", "analysis"] as const)
          for (const [at, it] of options.entries())
            if (it[key] === undefined && options.some((other) => other[key] !== undefined))
              report([at, key], `is missing. Add it, or remove the ${key} of all options`);
      }),
  })
  .transform(({ summaryLabel, ...it }) => {
    const { areaLabel = summaryLabel, inboxLabel = summaryLabel, funnelLabel = summaryLabel } = it;
    return { ...it, summaryLabel, areaLabel, inboxLabel, funnelLabel };
  });
export type Question = z.infer<typeof question>;

/** The form service gets the answer by its own key. */
const PAYLOAD_QUESTION = "timeline";
/** Names and addresses of other choices and screens of the wizard; fields of its form: app/forms/taken-names.ts. */
const TAKEN = {
  id: ["serviceType", "serviceCategory", "bundle", "flow", "id", "from", "lost", "campaign"],
  slug: [...FIXED_SCREENS, "closed"],
};

export const questionsSchema = z
  .strictObject({
    inOrder: list(question, 12),
    payloadOrder: z
      .array(naming("question", z.string()))
      .describe("the ids of all questions, as they are sent"),
  })
  .superRefine(({ inOrder, payloadOrder }, { addIssue }) => {
    const report = (path: PropertyKey[], message: string) =>
      addIssue({ code: "custom", path, message });
    const ids = inOrder.map(({ id }) => id);
    for (const key of ["id", "slug"] as const)
      for (const [at, it] of inOrder.entries())
        if (TAKEN[key].includes(it[key]))
          report(
            ["inOrder", at, key],
            `must not be ${it[key]}: the wizard has that already. Write another one`,
          );
    for (const [at, first] of findRepeated(inOrder.map((it) => it.sent)))
      report(["inOrder", at, "sent"], `repeats question ${first + 1}. Write another one`);
    if (!ids.includes(PAYLOAD_QUESTION))
      report(
        ["inOrder"],
        `must have ${PAYLOAD_QUESTION}, which the form service expects. Put it back`,
      );
    if (!inOrder.some(({ options }) => options.some(({ score }) => score !== undefined)))
      report(
        ["inOrder"],
        "must have a question with scores, which the strategy screen shows. Give the options of one a score",
      );
    for (const [at, id] of payloadOrder.entries())
      if (!ids.includes(id) || payloadOrder.indexOf(id) < at)
        report(["payloadOrder", at], `must not have ${id}: ${whyNot(ids, id)}. Remove this line`);
    for (const id of ids)
      if (!payloadOrder.includes(id))
        report(["payloadOrder"], `must have ${id}, which is a question. Write: - ${id}`);
  })
  // What browsers load of the questions.
  .transform((it) => ({ ...it, slugs: it.inOrder.map(({ slug }) => slug) }));

const whyNot = (ids: string[], id: string) =>
  ids.includes(id) ? "it stands above" : "there is no such question";

/** Of values that stand above already: their places, and those above. */
function findRepeated(values: string[]): [at: number, first: number][] {
  return values.flatMap((value, at): [number, number][] => {
    const first = values.indexOf(value);
    return first < at ? [[at, first]] : [];
  });
}

/** A rule applies if the visitor's answer to every question that it names is among the values. */
const when = z.record(z.string(), z.array(key).min(1));
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
      sent,
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
      sent,
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
    languageNote: text.describe("after the links to other languages, where something was typed"),
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
  category: section.extend({ lede: message("offer"), popularBadge: text }),
  strategy: z.strictObject({
    heading: text,
    analyzing: text,
    readinessHeading: text,
    startHere: text.describe("before the first of the next steps"),
    adviceSummary: text,
    more: message("count").describe("opens the rest of a list"),
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
    tryAgain: text.describe("what to do, in the middle of a sentence"),
    ...{ reviewBroken: alert, notStored: alert, notFound: alert },
  }),
  review: z.strictObject({
    ...{ heading: text, lede: text },
    ...{ serviceSection: text, contactSection: text, projectSection: text },
    ...{ service: text, category: text, bundle: text },
    ...{ name: text, notProvided: text },
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
