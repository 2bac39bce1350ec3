import { inquiry } from "#content/inquiry/copy";
import { questions } from "#content/inquiry/questions";
import { offers } from "#content/offers";
import type { Analyses, Question } from "#content/schema/inquiry";
import * as words from "#content/words/inquiry-form";
import { wizardPlace } from "~/features/inquiry/wizard-place";
import { type Answers, answerPairs, BUNDLES, type ByAnswer } from "./answers";
import { nextStep, previousStep, stepHref } from "./flow";
import { type ChoiceStep, FIELD_OF_STEP, STEPS } from "./steps";

export type ChoiceOption = {
  value: string;
  label: string;
  hint: string;
  price?: string;
  points?: string[];
  badge?: string;
  /** Closer choices within it, each the way on by itself. */
  closer?: { label: string; links: { label: string; href: string; isChosen: boolean }[] };
};

/** Preselected on the category screen. */
const FITTING_CATEGORY = {
  consultation: "diy-downloads",
  diy: "diy-downloads",
  coaching: "coaching",
  monthly: "monthly-content",
  bundle: BUNDLES,
} as const;

/** Later answers that a screen's own answer makes void. */
const CLEARED: Partial<Record<ChoiceStep, string[]>> = {
  service: ["serviceCategory", "bundle"],
  category: ["bundle"],
};

export function describeChoice(
  step: ChoiceStep,
  answers: Answers,
  base: string,
  analyses: Analyses,
) {
  const field = FIELD_OF_STEP[step];
  // Screens that show what an answer means wait 3 s; the others move on at once.
  const pauses = isExplained(field, analyses);
  const chosen: string | undefined = answers[field];
  const suggested =
    step === "category" && answers.serviceType ? FITTING_CATEGORY[answers.serviceType] : undefined;
  const selected = chosen ?? suggested;
  const question = field in questions ? questionOf(field) : undefined;
  const settled = selected ? ({ ...answers, [field]: selected } as Answers) : undefined;
  const previous = previousStep(step, answers);
  return {
    step,
    field,
    pauses,
    selected,
    ...(question ?? OFFER_SCREENS[step as keyof typeof OFFER_SCREENS]),
    options:
      question?.options.map(({ value, label, hint }): ChoiceOption => ({ value, label, hint })) ??
      offersOf(step, answers, base),
    analysis: pauses ? analysisOf(field, answers, analyses) : undefined,
    carried: answerPairs(answers, [field, ...(CLEARED[step] ?? [])]),
    action: pauses ? `${base}/${step}` : `${base}/${STEPS[STEPS.indexOf(step) + 1]}`,
    continueHref: settled && stepHref(base, nextStep(step, settled), settled),
    backHref: previous ? stepHref(base, previous, answers) : outOf(base, answers),
  };
}
export type Choice = ReturnType<typeof describeChoice>;

type Analysis = Analyses["timeline"]["planning"];

function isExplained(field: string, analyses: Analyses): field is keyof Analyses {
  return Object.hasOwn(analyses, field);
}

function analysisOf<F extends keyof Analyses>(
  field: F,
  answers: Answers,
  analyses: ByAnswer<keyof Analyses, Analysis>,
): Analysis | undefined {
  const chosen = answers[field];
  return chosen && analyses[field][chosen];
}

const OFFER_SCREENS = {
  service: {
    heading: words.howWouldYouLike,
    lede: words.pickTheClosestFit,
  },
  category: {
    heading: words.whichOfTheseIs,
    lede: words.theCardThatFits,
  },
};

function questionOf(field: string): Pick<Question, "heading" | "lede" | "options"> {
  const { heading, lede, options } = questions[field as keyof typeof questions];
  return { heading, lede, options };
}

function offersOf(step: ChoiceStep, answers: Answers, base: string): ChoiceOption[] {
  if (step === "service") {
    return inquiry.services.map(({ value, label, price, description }) => {
      return { value, label, price, hint: description };
    });
  }
  return inquiry.categories.map(({ value, label, price, description, points }) => ({
    value,
    label,
    hint: description,
    // Two labels name their price already.
    price: label.includes("$") ? undefined : price,
    points,
    badge: value === "coaching" ? words.mostPopular : undefined,
    closer: value === BUNDLES ? bundlesOf(answers, base) : undefined,
  }));
}

function bundlesOf(answers: Answers, base: string): ChoiceOption["closer"] {
  const links = offers.bundles.map(({ slug, name }) => ({
    label: name,
    href: stepHref(base, "details", { ...answers, serviceCategory: BUNDLES, bundle: slug }),
    isChosen: slug === answers.bundle,
  }));
  return { label: inquiry.whichBundle, links };
}

/** The short flow begins in the middle: Back from there leads to the page underneath. */
function outOf(base: string, { flow }: Answers): string | null {
  return flow === "short" ? wizardPlace(base).parent : null;
}
