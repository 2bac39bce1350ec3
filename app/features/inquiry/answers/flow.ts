import { type Answers, answerPairs } from "./answers";
import { type ChoiceStep, FIELD_OF_STEP, STEPS, type Step } from "./steps";

const QUALIFICATION: ChoiceStep[] = [
  "business-stage",
  "business-type",
  "video-goal",
  "content-volume",
  "start-timeline",
];

export function stepHref(base: string, step: Step, answers: Answers): string {
  const query = new URLSearchParams(answerPairs(answers)).toString();
  return `${base}/${step}${query && `?${query}`}`;
}

/** The address of a step to hand on: its choices, without the submission and the campaign. */
export function stepLink(origin: string, base: string, step: Step, answers: Answers): string {
  return origin + stepHref(base, step, { ...answers, id: undefined, campaign: {} });
}

/** Consultation needs no category: it is set to diy-downloads, because the payload wants one. */
export function withImpliedCategory(answers: Answers): Answers {
  const consults = answers.serviceType === "consultation";
  return consults ? { ...answers, serviceCategory: "diy-downloads" } : answers;
}

/** The step to open instead of `step`: the first earlier one without an answer, or null. */
export function redirectStep(step: Step, answers: Answers): Step | null {
  const known = withImpliedCategory(answers);
  // The short flow starts at the service; asking for a qualification screen leaves it.
  const position = STEPS.indexOf(step);
  const isShort = answers.flow === "short" && position >= STEPS.indexOf("service");
  const required: ChoiceStep[] = [...(isShort ? [] : QUALIFICATION), "service", "category"];
  const missing = required.find(
    (earlier) => STEPS.indexOf(earlier) < position && known[FIELD_OF_STEP[earlier]] === undefined,
  );
  if (missing) return missing;
  return step === "category" && answers.serviceType === "consultation" ? "details" : null;
}

export function nextStep(step: Step, answers: Answers): Step {
  if (step === "service" && answers.serviceType === "consultation") return "details";
  return STEPS[STEPS.indexOf(step) + 1] ?? "thank-you";
}

export function previousStep(step: Step, answers: Answers): Step | null {
  if (step === "service" && answers.flow === "short") return null;
  if (step === "details" && answers.serviceType === "consultation") return "service";
  return STEPS[STEPS.indexOf(step) - 1] ?? null;
}
