import { z } from "zod";
import {
  heading,
  link,
  list,
  message,
  pageHead,
  payloadLabel,
  section,
  slug,
  text,
} from "./primitives.ts";

const recommendation = z.strictObject({
  title: text.describe("an imperative of at most nine words"),
  payloadLabel,
  description: text.describe("one or two sentences: what to do, concretely"),
  timeline: text.describe("how long it takes, such as one afternoon"),
  phase: z.enum(["Foundation", "Setup", "Production", "Growth"]),
});

const question = z.strictObject({
  id: slug,
  text: text.describe("answered with No, Partially or Yes, where Yes is the good answer"),
  hint: text.describe("one short line that says what counts as Yes"),
  points: z.literal([3, 4, 5]).describe("for Yes"),
  gap: text.describe("one sentence, shown when the answer is a gap"),
  recommendations: list(recommendation, 4),
});

const questionSection = z.strictObject({
  id: slug,
  name: text,
  payloadLabel,
  lede: text,
  questions: list(question, 12),
});

/** The answer code in an address cannot hold more. */
const MAX_QUESTIONS = 26;
/** Other pages of the assessment, and fields that its forms post. */
const TAKEN_SECTIONS = ["results", "progress", "intro", "book", "booked"];
const TAKEN_QUESTIONS = ["saved", "go"];

export const assessmentSchema = z.strictObject({
  sections: z
    .tuple([questionSection], questionSection)
    .refine(
      (sections) => sections.flatMap(({ questions }) => questions).length <= MAX_QUESTIONS,
      `must have at most ${MAX_QUESTIONS} questions in all`,
    )
    .superRefine((sections, { addIssue }) => {
      const known: string[] = [];
      for (const [at, { id, questions }] of sections.entries()) {
        if (TAKEN_SECTIONS.includes(id))
          addIssue({ code: "custom", path: [at, "id"], message: taken(id) });
        for (const [place, question] of questions.entries()) {
          if (known.includes(question.id) || TAKEN_QUESTIONS.includes(question.id))
            addIssue({
              code: "custom",
              path: [at, "questions", place, "id"],
              message: taken(question.id),
            });
          known.push(question.id);
        }
      }
    }),
});

const taken = (id: string) =>
  `must not be ${id}: the assessment has that already. Write another one`;
export type Assessment = z.infer<typeof assessmentSchema>;

const choices = z
  .array(z.strictObject({ value: slug, label: text }))
  .min(2)
  .max(35);

const levelText = z.strictObject({ headline: text, body: text });

const milestone = z.strictObject({
  title: text,
  goals: list(text, 6),
  metrics: list(text, 4),
});

export const assessmentTextsSchema = z.strictObject({
  ...pageHead,
  payloadLabel: payloadLabel.describe("the name of the audit in a booking"),
  duration: text.describe("such as 3-5 minutes"),
  lastResult: text.describe("before the score and age of the result in browser storage"),
  points: list(text, 6).describe("what the visitor gets, one line each"),
  context: section.extend({
    skip: text,
    fields: z.strictObject({
      industry: z.strictObject({ label: text, choices }),
      businessSize: z.strictObject({ label: text, choices }),
      currentVideoUse: z.strictObject({ label: text, choices }),
    }),
  }),
  levels: z.record(
    z.enum(["advanced", "ready", "developing", "beginner"]),
    z.strictObject({ label: text, payloadLabel, ...levelText.shape }),
  ),
  exceptions: z.strictObject({
    perfect: levelText.describe("100 percent"),
    advancedUneven: levelText.describe("advanced with a section below 70 percent"),
    readyEven: levelText.describe("ready with no section below 70 percent"),
  }),
  benchmark: z.strictObject({ above: text, below: text }),
  callOffers: z.record(
    z.enum(["discovery", "strategy"]),
    z.strictObject({
      label: text,
      payloadLabel,
      payloadDecision: payloadLabel.describe("label, call and length"),
      call: text,
      length: text.describe("45-60 minutes, or 30-45 minutes"),
      body: text,
      action: text,
    }),
  ),
  readyBelowHigh: text.describe("added to the text of the strategy call at 70-74 percent"),
  noGaps: text.describe("shown instead of priorities when no section is low"),
  noGapsAtAll: text.describe("the same at 100 percent"),
  confidence: message("percent"),
  calendar: text.describe("the label of the roadmap's calendar file"),
  readyEvenFirstMonth: milestone.describe("month 1 for ready with no section below 70 percent"),
  roadmap: z
    .record(z.enum(["advanced", "ready", "developing", "beginner"]), list(milestone, 12))
    .describe("the months of each level"),
  services: z.partialRecord(
    z.enum(["diy", "coaching", "monthly"]),
    z.strictObject({ name: text, description: text, timeline: text, investment: text, link }),
  ),
  callPreparation: z
    .record(z.enum(["discovery", "strategy"]), list(text, 8))
    .describe("guidance for the studio, in the summary that it receives"),
});

const titled = z.strictObject({ title: text, text });

export const bookingSchema = z.strictObject({
  form: z.strictObject({
    documentTitle: text.describe("without the call, which would reveal the score"),
    shareDescription: message("call", "length"),
    ...{ closeLink: text, stillMissing: text, sending: text },
    opensScheduler: message("call"),
    tabBlocked: message("call"),
    ...{ topicsIntro: text, noTopics: text, weWriteToYou: text },
    ...{ backButton: text, contactButton: text },
  }),
  problems: z.strictObject({
    ...{ incomplete: titled, invalid: titled, expired: titled },
    ...{ limited: titled, capped: titled, failed: titled },
  }),
  messages: z.strictObject({
    ...{ sent: titled, underway: titled, queued: titled, refused: titled },
    openingScheduler: z.strictObject({ title: text, text: message("call") }),
  }),
});

export const resultsSchema = z.strictObject({
  page: z.strictObject({
    documentTitle: message("assessment"),
    shareTitle: message("percentage", "level"),
    ...{ eyebrow: text, scoreHeading: text },
    points: message("score", "maxScore"),
    scoreMeter: message("percentage", "benchmark"),
    benchmark: message("percentage"),
    saveButton: text.describe("opens the buttons to download, to copy and to share"),
    downloadButton: text,
    scores: heading,
    sectionMeter: message("name", "percentage"),
    actions: heading,
    confidence: message("confidence"),
    actionLabels: z.strictObject({ impact: text, effort: text, timeline: text, category: text }),
    roadmap: heading,
    month: message("month"),
    metricsHeading: text,
    gaps: heading,
    noGaps: text,
    services: heading,
    match: message("score"),
    ...{ investment: text, againButton: text },
  }),
  notFound: z.strictObject({
    ...{ documentTitle: text, shareTitle: text, eyebrow: text, heading: text },
    ...{ explanation: text, startButton: text },
    former: text.describe("instead of the explanation, where the questions may have changed"),
  }),
  sharing: z.strictObject({
    ...{ copyButton: text, shareButton: text, copied: text, resultsCopied: text },
    ...{ assessmentCopied: text, notCopied: text },
    ...{ shared: titled, downloaded: titled },
  }),
  files: z.strictObject({
    score: message("percentage", "score", "maxScore"),
    level: message("label"),
    benchmark: message("comparison", "percentage"),
    call: message("readiness", "call", "length"),
    section: message("name", "percentage", "score", "maxScore"),
    gap: message("gap"),
    recommendation: message("title", "description"),
    actionFacts: message("impact", "effort", "timeline", "section", "category"),
    actionConfidence: message("confidence", "takes"),
    month: message("month", "title"),
    metric: message("metric"),
    service: message("name", "investment"),
    permalink: message("permalink"),
    calendarMetric: message("metric"),
  }),
});

export const assessmentScreensSchema = z.strictObject({
  flow: z.strictObject({ loading: text }),
  intro: z.strictObject({
    lastResult: message("label", "score", "age"),
    ...{ benefitsHeading: text, sectionsHeading: text },
    questionCount: message("count"),
    ...{ noAnswer: text, startButton: text },
  }),
  resume: z.strictObject({
    heading: text,
    answered: message("answered", "total"),
    ...{ continueButton: text, startOverButton: text },
  }),
  section: z.strictObject({
    documentTitle: message("number", "total", "name"),
    position: message("number", "total"),
    answered: message("answered", "total"),
    answerLabels: z.strictObject({ no: text, partially: text, yes: text }),
    answerMissing: text,
    answerMissingAt: message("number"),
    openQuestions: message("count"),
    ...{ previousButton: text, nextButton: text, resultsButton: text },
  }),
});
