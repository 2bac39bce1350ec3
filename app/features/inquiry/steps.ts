import { dialog } from "#content/inquiry/screens.yaml";

export const QUALIFICATION_STEPS = [
  "business-stage",
  "business-type",
  "video-goal",
  "content-volume",
  "start-timeline",
] as const;

export const STEPS = [
  ...QUALIFICATION_STEPS,
  "strategy",
  "service",
  "category",
  "details",
  "review",
  "thank-you",
] as const;
export type Step = (typeof STEPS)[number];

export const FIELD_OF_STEP = {
  "business-stage": "businessProfile",
  "business-type": "businessType",
  "video-goal": "videoUseCase",
  "content-volume": "contentVolume",
  "start-timeline": "timeline",
  service: "serviceType",
  category: "serviceCategory",
} as const;
export type ChoiceStep = keyof typeof FIELD_OF_STEP;

export const WIZARDS = {
  home: { parent: "/", base: "/inquiry", title: dialog.title, routeId: "home-inquiry" },
  "content-strategy": {
    parent: "/content-strategy",
    base: "/content-strategy/inquiry",
    title: dialog.strategyTitle,
    routeId: "content-strategy-inquiry",
  },
};

export function findWizard(pathname: string) {
  const { home, "content-strategy": strategy } = WIZARDS;
  return pathname.startsWith(strategy.base) ? strategy : home;
}

/** `from` is the page that the wizard then closes to, unless it is the one below the dialog. */
export function firstStepHref({ base }: { base: string }, from?: string): string {
  const href = `${base}/${STEPS[0]}`;
  return from ? inquiryHref(href, from) : href;
}

export function inquiryHref(href: string, from: string): string {
  return `${href}${href.includes("?") ? "&" : "?"}${new URLSearchParams({ from })}`;
}

export function findStep(pathname: string): Step | undefined {
  return STEPS.find((step) => pathname.endsWith(`/${step}`));
}

export function isChoiceStep(step: string): step is ChoiceStep {
  return Object.hasOwn(FIELD_OF_STEP, step);
}

type StepAnswers = Partial<Record<(typeof FIELD_OF_STEP)[ChoiceStep] | "flow", string>>;

/** The short flow has no questions. Opening one of their steps leaves it. */
function isInShortFlow(step: Step, { flow }: StepAnswers): boolean {
  return flow === "short" && STEPS.indexOf(step) >= STEPS.indexOf("service");
}

/** The steps that the visitor goes through: a consultation has no category. */
function stepsOf(step: Step, answers: StepAnswers): Step[] {
  const first = isInShortFlow(step, answers) ? STEPS.indexOf("service") : 0;
  return STEPS.slice(first).filter(
    (one) => one !== "category" || answers.serviceType !== "consultation",
  );
}

/** The number of a step in its flow, and that of the last one, which is the call itself. */
export function stepPosition(step: Step, answers: StepAnswers): { number: number; count: number } {
  const counted = isInShortFlow(step, answers) ? stepsOf(step, answers) : STEPS;
  return { number: counted.indexOf(step) + 1, count: counted.length + 1 };
}

export function nextStep(step: Step, answers: StepAnswers): Step {
  const steps = stepsOf(step, answers);
  return steps[steps.indexOf(step) + 1] ?? "thank-you";
}

export function previousStep(step: Step, answers: StepAnswers): Step | null {
  const steps = stepsOf(step, answers);
  return steps[steps.indexOf(step) - 1] ?? null;
}

/** What to open instead of `step`: the first unanswered one before it, or the one after a left-out one. */
export function redirectStep(step: Step, answers: StepAnswers): Step | null {
  const steps = stepsOf(step, answers);
  const missing = steps
    .filter((earlier) => STEPS.indexOf(earlier) < STEPS.indexOf(step))
    .filter(isChoiceStep)
    .find((earlier) => answers[FIELD_OF_STEP[earlier]] === undefined);
  if (missing) return missing;
  return step === "category" && !steps.includes(step) ? "details" : null;
}
