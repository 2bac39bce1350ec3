import { data, redirect } from "react-router";
import * as z from "zod";
import { openStepAgain } from "#content/error-pages.yaml";
import { offers } from "#content/offers.yaml";
import { pages } from "#content/pages.yaml";
import { readCampaign } from "~/http/form-text.server";
import { fieldOf, sentQuestions } from "./questions.server";
import { findWizard, STEPS, stepsOf } from "./steps";

const questionAnswers = Object.fromEntries(
  sentQuestions.map(({ id, options }) => [id, z.enum(options.map(({ value }) => value))]),
);

/** Every answer that a URL of the wizard may carry; another value was tampered with. */
const answersSchema = z
  .object({
    ...questionAnswers,
    serviceType: z.enum(["consultation", "diy", "coaching", "monthly", "bundle"]),
    serviceCategory: z.enum(["diy-downloads", "coaching", "monthly-content", "one-time-bundles"]),
    bundle: z.enum(offers.bundles.map(({ slug }) => slug)),
    flow: z.literal("short"),
    id: z.string().regex(/^[\w-]{22}$/),
  })
  .partial();

const FIELDS = answersSchema.keyof().options;

/** What the visitor chose so far, by question. It contains nothing personal, because it is kept in the URL. */
export type Answers = z.infer<typeof answersSchema> & {
  campaign: Record<string, string>;
  /** The page that the wizard closes to, if it is not the one below the dialog. */
  from?: string;
  [question: string]: string | Record<string, string> | undefined;
};

export const BUNDLE_CATEGORY = "one-time-bundles";

export function readAnswers(search: URLSearchParams): Answers | null {
  const values = FIELDS.map((field) => [field, search.get(field)]).filter(([, value]) => value);
  const { data: answers } = answersSchema.safeParse(Object.fromEntries(values));
  if (!answers) return null;
  const from = readOpener(search.get("from"));
  return withoutOutdatedBundle({ campaign: readCampaign(search), from, ...answers });
}

/** Drops the bundle when another service or category was chosen after it. */
function withoutOutdatedBundle({ bundle, ...answers }: Answers): Answers {
  const { serviceType, serviceCategory = BUNDLE_CATEGORY } = answers;
  const isMeant = serviceCategory === BUNDLE_CATEGORY && serviceType !== "consultation";
  return bundle && isMeant ? { ...answers, bundle } : answers;
}

export function answerPairs(answers: Answers, without: string[] = []): [string, string][] {
  const pairs = [...FIELDS, "from" as const].map((field) => [field, answers[field]] as const);
  return [...pairs, ...Object.entries(answers.campaign)].filter(
    (pair): pair is [string, string] => pair[1] !== undefined && !without.includes(pair[0]),
  );
}

export function stepHref(base: string, step: string, answers: Answers): string {
  const query = new URLSearchParams(answerPairs(answers)).toString();
  return `${base}/${step}${query && `?${query}`}`;
}

export function shareLink(origin: string, base: string, step: string, answers: Answers): string {
  const shared = { ...answers, id: undefined, from: undefined, campaign: {} };
  return origin + stepHref(base, step, shared);
}

/** A consultation needs no category, but the payload does: it gets diy-downloads. */
export function withImpliedCategory(answers: Answers): Answers {
  const isConsultation = answers.serviceType === "consultation";
  return isConsultation ? { ...answers, serviceCategory: "diy-downloads" } : answers;
}

/** A URL parameter of the details form: the values of its submission were not found. */
export const DETAILS_NOT_FOUND = "lost";

/** Throws 400 for a tampered answer, and a redirect when an earlier answer is missing. */
export function readStep({ pathname, searchParams }: URL, step: string) {
  const { base } = findWizard(pathname);
  const answers = readAnswers(searchParams);
  if (!answers) {
    const retryLink = { href: `${base}/${step}`, label: openStepAgain };
    throw data({ retryLink }, { status: 400 });
  }
  const earlier = redirectStep(step, answers);
  if (earlier) throw redirect(stepHref(base, earlier, answers));
  return { step, answers: withImpliedCategory(answers), base };
}

/** What to open instead of `step`: the first unanswered one before it, or the one after a left-out one. */
export function redirectStep(step: string, answers: Answers): string | null {
  const steps = stepsOf(step, answers);
  const missing = steps
    .filter((earlier) => STEPS.indexOf(earlier) < STEPS.indexOf(step))
    .find((earlier) => isUnanswered(fieldOf(earlier), answers));
  if (missing) return missing;
  return step === "category" && !steps.includes(step) ? "details" : null;
}

function isUnanswered(field: string | undefined, answers: Answers): boolean {
  return field !== undefined && answers[field] === undefined;
}

const PATH = /^(\/[a-z/-]*)(\?tab=[a-z-]+)?$/;

/** The page that the wizard was opened from; undefined unless content/pages.yaml lists it. */
export function readOpener(from: string | null): string | undefined {
  const [opener, path] = PATH.exec(from ?? "") ?? [];
  return pages.some((page) => page.path === path) ? opener : undefined;
}
