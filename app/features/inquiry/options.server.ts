import tall from "virtual:pictures/tall";
import {
  bookingButton,
  category as categoryTexts,
  service as serviceScreen,
} from "#content/inquiry/screens.yaml";
import { services as serviceTexts } from "#content/inquiry/services.yaml";
import { offers } from "#content/offers.yaml";
import { fill } from "~/content/format";
import type { Question } from "~/content/schema/inquiry";
import { isOffered } from "~/seo/absent-pages";
import { sitePicture } from "~/ui/picture";
import { type Answers, answerPairs, BUNDLE_CATEGORY, stepHref } from "./answers";
import { chosenOption, questions, sentQuestions } from "./questions.server";
import { findWizard, nextStep, previousStep, STEPS } from "./steps";

export type Option = {
  value: string;
  label: string;
  hint: string;
  price?: string;
  points?: string[];
  badge?: string;
  followUp?: { label: string; links: { label: string; href: string; isChosen: boolean }[] };
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
const CLEARED: Record<string, string[]> = {
  service: ["serviceCategory", "bundle"],
  category: ["bundle"],
};

const explains = ({ options }: Question) => options.some(({ analysis }) => analysis);

function pictureOf(step: string) {
  const question = questions.find(({ slug }) => slug === step);
  if (question?.picture && explains(question)) return sitePicture(tall, question.picture);
}

/** The choice of the answer `field` at a step. Pages opened before a deploy read these keys after it. */
export function describeChoice(
  { step, field }: { step: string; field: string },
  answers: Answers,
  base: string,
) {
  const question = questions.find(({ slug }) => slug === step);
  // Screens that explain an answer stay open for 3 s; the others continue at once.
  const isExplained = question ? explains(question) : false;
  const analysis = question && chosenOption(question, answers)?.analysis;
  const suggested =
    step === "category" && answers.serviceType
      ? SUGGESTED_CATEGORY[answers.serviceType]
      : undefined;
  const selected = answers[field]?.toString() ?? suggested;
  const completed: Answers | undefined = selected ? { ...answers, [field]: selected } : undefined;
  const previous = previousStep(step, answers);
  return {
    step,
    isFirst: !previous,
    field,
    showsAnalysis: isExplained,
    selected,
    ...(question ? describeQuestion(question) : describeOffers(step, answers, base, selected)),
    analysis: analysis && { title: analysis.title, body: analysis.body },
    picture: pictureOf(step),
    nextPicture: pictureOf(nextStep(step, completed ?? answers)),
    hiddenFields: answerPairs(answers, [field, ...(CLEARED[step] ?? [])]),
    action: isExplained ? `${base}/${step}` : `${base}/${STEPS[STEPS.indexOf(step) + 1]}`,
    continueHref: completed && stepHref(base, nextStep(step, completed), completed),
    backHref: previous ? stepHref(base, previous, answers) : hrefBeforeFirstStep(base, answers),
  };
}
export type Choice = ReturnType<typeof describeChoice>;

/** With the former keys, for pages opened before they were renamed: until the next deploy. */
export function withFormerKeys(choice: Choice) {
  const { showsAnalysis: pauses, hiddenFields: carried } = choice;
  const options = choice.options.map((option) => ({ ...option, closer: option.followUp }));
  return { ...choice, options, pauses, carried };
}

function describeQuestion({ heading, lede, ...question }: Question) {
  const options: Option[] = question.options.map(({ value, label, hint }) => {
    return { value, label, hint };
  });
  return { heading, lede, options };
}

function describeOffers(step: string, answers: Answers, base: string, selected?: string) {
  if (step === "category") {
    const options = categoryOptions(answers, base);
    // On a phone the selected card may be far down.
    const offer = options.find(({ value }) => value === selected)?.label;
    const lede = offer && fill(categoryTexts.lede, { offer });
    return { heading: categoryTexts.heading, lede, options };
  }
  const offered = serviceTexts.services.filter(({ value }) => isOffered(value));
  const options: Option[] = offered.map(({ description, value, label, price }) => {
    return { value, label, price, hint: description };
  });
  return { ...serviceScreen, options };
}

function categoryOptions(answers: Answers, base: string): Option[] {
  return serviceTexts.categories
    .filter(({ value }) => isOffered(value))
    .map(({ value, label, price, description, points }) => ({
      value,
      label,
      hint: description,
      // Two labels contain their price already.
      price: label.includes("$") ? undefined : price,
      points,
      badge: value === "coaching" ? categoryTexts.popularBadge : undefined,
      followUp: value === BUNDLE_CATEGORY ? bundleLinks(answers, base) : undefined,
    }));
}

function bundleLinks(answers: Answers, base: string): Option["followUp"] {
  const links = offers.bundles.map(({ slug, name }) => ({
    label: name,
    href: stepHref(base, "details", { ...answers, serviceCategory: BUNDLE_CATEGORY, bundle: slug }),
    isChosen: slug === answers.bundle,
  }));
  return { label: serviceTexts.whichBundle, links };
}

/** The short flow starts in the middle: Back from there leads to the page that opened it. */
function hrefBeforeFirstStep(base: string, { flow, from }: Answers): string | null {
  return flow === "short" ? (from ?? findWizard(base).parent) : null;
}

export function bookingLabel(serviceType: string | undefined): string {
  const labels = new Map(Object.entries(bookingButton));
  return labels.get(serviceType ?? "") ?? bookingButton.other;
}

export function chosenOptions(answers: Answers) {
  return {
    service: serviceTexts.services.find(({ value }) => value === answers.serviceType),
    category: serviceTexts.categories.find(({ value }) => value === answers.serviceCategory),
    bundle: offers.bundles.find(({ slug }) => slug === answers.bundle),
    qualifications: sentQuestions.map((question) => ({
      question,
      option: chosenOption(question, answers),
    })),
  };
}
