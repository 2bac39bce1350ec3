import { screens } from "#content/inquiry/screens";

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
  home: { parent: "/", base: "/inquiry", title: screens.dialog.title, routeId: "home-inquiry" },
  "content-strategy": {
    parent: "/content-strategy",
    base: "/content-strategy/inquiry",
    title: screens.dialog.strategyTitle,
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

/** A link into the wizard, which then closes to the page `from`. */
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

/** The number of a step in its flow, and that of the last one, which is the call itself. */
export function stepPosition(step: Step, answers: StepAnswers): { number: number; count: number } {
  const isShort = isInShortFlow(step, answers);
  const skipsCategory = isShort && answers.serviceType === "consultation";
  const flow = (isShort ? STEPS.slice(STEPS.indexOf("service")) : STEPS).filter(
    (one) => one !== "category" || !skipsCategory,
  );
  return { number: flow.indexOf(step) + 1, count: flow.length + 1 };
}

export function nextStep(step: Step, { serviceType }: StepAnswers): Step {
  if (step === "service" && serviceType === "consultation") return "details";
  return STEPS[STEPS.indexOf(step) + 1] ?? "thank-you";
}

export function previousStep(step: Step, { serviceType, flow }: StepAnswers): Step | null {
  if (step === "service" && flow === "short") return null;
  if (step === "details" && serviceType === "consultation") return "service";
  return STEPS[STEPS.indexOf(step) - 1] ?? null;
}

/** The first step before `step` without an answer, to open instead; null to open `step`. */
export function redirectStep(step: Step, answers: StepAnswers): Step | null {
  const isConsultation = answers.serviceType === "consultation";
  const required: ChoiceStep[] = [
    ...(isInShortFlow(step, answers) ? [] : QUALIFICATION_STEPS),
    "service",
    ...(isConsultation ? [] : ["category" as const]),
  ];
  const missing = required
    .filter((earlier) => STEPS.indexOf(earlier) < STEPS.indexOf(step))
    .find((earlier) => answers[FIELD_OF_STEP[earlier]] === undefined);
  if (missing) return missing;
  return step === "category" && isConsultation ? "details" : null;
}
