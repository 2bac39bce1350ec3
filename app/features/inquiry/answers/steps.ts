/** The indicator counts twelve: eleven screens and the call itself. */
export const WIZARD_STEPS = 12;

/** The screens of the wizard in order; each is a path segment under /inquiry. */
export const STEPS = [
  "business-stage",
  "business-type",
  "video-goal",
  "content-volume",
  "start-timeline",
  "strategy",
  "service",
  "category",
  "details",
  "review",
  "thank-you",
] as const;
export type Step = (typeof STEPS)[number];

/** The screen at an address; undefined where the wizard starts. */
export function findStep(pathname: string): Step | undefined {
  return STEPS.find((step) => pathname.endsWith(`/${step}`));
}

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

export function isChoiceStep(step: string): step is ChoiceStep {
  return Object.hasOwn(FIELD_OF_STEP, step);
}

export function stepNumber(step: Step): number {
  return STEPS.indexOf(step) + 1;
}
