import { questions } from "#content/inquiry/questions.yaml";
import {
  bookingButton,
  budgets,
  category as categoryTexts,
  service as serviceTexts,
} from "#content/inquiry/screens.yaml";
import { services as inquiry } from "#content/inquiry/services.yaml";
import { offers } from "#content/offers.yaml";
import { isOffered } from "~/seo/absent-pages";
import { type Answers, answerPairs, BUNDLE_CATEGORY, stepHref } from "./answers";
import { type Analysis, SCORED_FIELDS } from "./scoring";
import {
  type ChoiceStep,
  FIELD_OF_STEP,
  findWizard,
  nextStep,
  previousStep,
  QUALIFICATION_STEPS,
  STEPS,
} from "./steps";

export type Option = {
  value: string;
  label: string;
  hint: string;
  price?: string;
  points?: string[];
  badge?: string;
  closer?: { label: string; links: { label: string; href: string; isChosen: boolean }[] };
};

const SUGGESTED_CATEGORY = {
  consultation: "diy-downloads",
  diy: "diy-downloads",
  coaching: "coaching",
  monthly: "monthly-content",
  bundle: BUNDLE_CATEGORY,
} as const;

/** A consultation may be about anything. */
export function contradictsService({ serviceType, serviceCategory }: Answers): boolean {
  if (!serviceType || !serviceCategory || serviceType === "consultation") return false;
  return serviceCategory !== SUGGESTED_CATEGORY[serviceType];
}

/** Later answers that a new answer makes invalid. */
const CLEARED: Partial<Record<ChoiceStep, string[]>> = {
  service: ["serviceCategory", "bundle"],
  category: ["bundle"],
};

/** Pages opened before the last deploy still read these keys, whatever the components call them. */
export function describeChoice(step: ChoiceStep, answers: Answers, base: string) {
  const field = FIELD_OF_STEP[step];
  // Screens that explain an answer stay open for 3 s; the others continue at once.
  const explained = ANALYSES[field];
  const showsAnalysis = explained !== undefined;
  const suggested =
    step === "category" && answers.serviceType
      ? SUGGESTED_CATEGORY[answers.serviceType]
      : undefined;
  const selected: string | undefined = answers[field] ?? suggested;
  const completed: Answers | undefined = selected ? { ...answers, [field]: selected } : undefined;
  const previous = previousStep(step, answers);
  return {
    step,
    isFirst: !previous,
    field,
    pauses: showsAnalysis,
    selected,
    ...describeOptions(step, answers, base),
    analysis: explained?.[answers[field] ?? ""],
    carried: answerPairs(answers, [field, ...(CLEARED[step] ?? [])]),
    action: showsAnalysis ? `${base}/${step}` : `${base}/${STEPS[STEPS.indexOf(step) + 1]}`,
    continueHref: completed && stepHref(base, nextStep(step, completed), completed),
    backHref: previous ? stepHref(base, previous, answers) : hrefBeforeFirstStep(base, answers),
  };
}
export type Choice = ReturnType<typeof describeChoice>;

const ANALYSES: { [field: string]: { [answer: string]: Analysis } } = Object.fromEntries(
  SCORED_FIELDS.map((field) => [
    field,
    Object.fromEntries(questions[field].options.map(({ value, analysis }) => [value, analysis])),
  ]),
);

function describeOptions(step: ChoiceStep, answers: Answers, base: string) {
  if (step === "service") {
    const offered = inquiry.services.filter(({ value }) => isOffered(value));
    const options: Option[] = offered.map(({ description, value, label, price }) => {
      return { value, label, price, hint: description };
    });
    return { ...serviceTexts, options };
  }
  if (step === "category") {
    const { heading, lede } = categoryTexts;
    return { heading, lede, options: categoryOptions(answers, base) };
  }
  const { heading, lede, ...question } = questions[FIELD_OF_STEP[step]];
  const options: Option[] = question.options.map(({ value, label, hint }) => {
    return { value, label, hint };
  });
  return { heading, lede, options };
}

function categoryOptions(answers: Answers, base: string): Option[] {
  return inquiry.categories
    .filter(({ value }) => isOffered(value))
    .map(({ value, label, price, description, points }) => ({
      value,
      label,
      hint: description,
      // Two labels contain their price already.
      price: label.includes("$") ? undefined : price,
      points,
      badge: value === "coaching" ? categoryTexts.popularBadge : undefined,
      closer: value === BUNDLE_CATEGORY ? bundleLinks(answers, base) : undefined,
    }));
}

function bundleLinks(answers: Answers, base: string): Option["closer"] {
  const links = offers.bundles.map(({ slug, name }) => ({
    label: name,
    href: stepHref(base, "details", { ...answers, serviceCategory: BUNDLE_CATEGORY, bundle: slug }),
    isChosen: slug === answers.bundle,
  }));
  return { label: inquiry.whichBundle, links };
}

/** The short flow starts in the middle: Back from there leads to the page that opened it. */
function hrefBeforeFirstStep(base: string, { flow, from }: Answers): string | null {
  return flow === "short" ? (from ?? findWizard(base).parent) : null;
}

export function bookingLabel(serviceType: string | undefined): string {
  const labels = new Map(Object.entries(bookingButton));
  return labels.get(serviceType ?? "") ?? bookingButton.other;
}

export function chosenOptions(answers: Answers, { budget }: { budget: string }) {
  return {
    service: inquiry.services.find(({ value }) => value === answers.serviceType),
    category: inquiry.categories.find(({ value }) => value === answers.serviceCategory),
    bundle: offers.bundles.find(({ slug }) => slug === answers.bundle),
    budget: budgets.find(({ value }) => value === budget),
    qualifications: QUALIFICATION_STEPS.map((step) => {
      const field = FIELD_OF_STEP[step];
      const { options, ...question } = questions[field];
      return { field, question, option: options.find(({ value }) => value === answers[field]) };
    }),
  };
}
