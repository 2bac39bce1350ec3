// biome-ignore-all lint/style/noRestrictedImports: the soak test loads this file without a bundler
import { slugs } from "#content/inquiry/questions.yaml";
import { dialog } from "#content/inquiry/screens.yaml";
import { countSteps, FIXED_SCREENS } from "../../content/wizard-screens.ts";

export const STEPS = [...slugs, ...FIXED_SCREENS];

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
  const href = `${base}/${slugs[0]}`;
  return from ? inquiryHref(href, from) : href;
}

export function inquiryHref(href: string, from: string): string {
  return `${href}${href.includes("?") ? "&" : "?"}${new URLSearchParams({ from })}`;
}

export function isLastChoice(step: string): boolean {
  return STEPS.indexOf(step) + 1 === STEPS.indexOf("details");
}

export function findStep(pathname: string): string | undefined {
  return STEPS.find((step) => pathname.endsWith(`/${step}`));
}

type StepAnswers = { flow?: string; serviceType?: string };

/** The short flow has no questions. Opening one of their steps leaves it. */
function isInShortFlow(step: string, { flow }: StepAnswers): boolean {
  return flow === "short" && STEPS.indexOf(step) >= STEPS.indexOf("service");
}

/** The steps that the visitor goes through: a consultation has no category. */
export function stepsOf(step: string, answers: StepAnswers): string[] {
  const first = isInShortFlow(step, answers) ? STEPS.indexOf("service") : 0;
  return STEPS.slice(first).filter(
    (one) => one !== "category" || answers.serviceType !== "consultation",
  );
}

/** The number of a step in its flow, and that of the last one, which is the call itself. */
export function stepPosition(
  step: string,
  answers: StepAnswers,
): { number: number; count: number } {
  const counted = isInShortFlow(step, answers) ? stepsOf(step, answers) : STEPS;
  return { number: counted.indexOf(step) + 1, count: countSteps(counted.length) };
}

export function nextStep(step: string, answers: StepAnswers): string {
  const steps = stepsOf(step, answers);
  return steps[steps.indexOf(step) + 1] ?? "thank-you";
}

export function previousStep(step: string, answers: StepAnswers): string | null {
  const steps = stepsOf(step, answers);
  return steps[steps.indexOf(step) - 1] ?? null;
}
