import { expect, test } from "vitest";
import { screens } from "#content/inquiry/screens.yaml";
import { type Answers, readAnswers, stepHref, withImpliedCategory } from "./answers";
import { describeChoice } from "./options";
import {
  findWizard,
  isChoiceStep,
  nextStep,
  previousStep,
  redirectStep,
  STEPS,
  type Step,
} from "./steps";

const QUALIFIED = {
  businessProfile: "solo",
  businessType: "saas",
  videoUseCase: "sales",
  contentVolume: "1-2",
  timeline: "planning",
} as const;
const SHORT: Answers = {
  serviceType: "monthly",
  serviceCategory: "coaching",
  flow: "short",
  campaign: {},
};
const COMPLETE: Answers = { ...QUALIFIED, ...SHORT };
const CONSULTATION: Answers = { ...COMPLETE, serviceType: "consultation" };

/** Every subset of the answers, once with each service that has its own steps. */
const subsets: Answers[] = Object.entries({ ...QUALIFIED, ...SHORT })
  .filter(([field]) => field !== "campaign")
  .reduce<Record<string, string>[]>(
    (known, [field, value]) => known.flatMap((some) => [some, { ...some, [field]: String(value) }]),
    [{}],
  )
  .flatMap((some) => (some.serviceType ? [some, { ...some, serviceType: "consultation" }] : [some]))
  .map((some) => ({ ...some, campaign: {} }));

test("redirects end after two at most, whatever is answered", () => {
  expect(subsets).toHaveLength(384);
  for (const answers of subsets) {
    for (const start of STEPS) {
      let step: Step | null = start;
      for (let hops = 0; hops <= 2 && step; hops++) step = redirectStep(step, answers);
      expect(step, `${start} with ${JSON.stringify(answers)}`).toBeNull();
    }
  }
});

test.each<[Step, Partial<Answers>, Step | null]>([
  ["business-stage", {}, null],
  ["business-type", {}, "business-stage"],
  ["strategy", { businessProfile: "solo" }, "business-type"],
  ["thank-you", { businessProfile: "solo" }, "business-type"],
  ["review", { ...COMPLETE, serviceType: undefined }, "service"],
  ["review", { ...COMPLETE, flow: undefined, videoUseCase: undefined }, "video-goal"],
  ["category", CONSULTATION, "details"],
  ["details", { ...CONSULTATION, serviceCategory: undefined }, null],
  ["service", { flow: "short" }, null],
  ["details", { flow: "short" }, "service"],
  ["strategy", { flow: "short" }, "business-stage"],
])("%s with %j leads to %s", (step, answers, target) => {
  expect(redirectStep(step, { campaign: {}, ...answers })).toBe(target);
});

test.each<[Answers, next: Step, previous: Step, category: string]>([
  [CONSULTATION, "details", "service", "diy-downloads"],
  [COMPLETE, "category", "category", "coaching"],
])("only a consultation skips the category, both ways", (answers, next, previous, category) => {
  expect(nextStep("service", answers)).toBe(next);
  expect(previousStep("details", answers)).toBe(previous);
  expect(withImpliedCategory(answers).serviceCategory).toBe(category);
  expect(previousStep("service", answers)).toBeNull();
});

test("changing a consultation into another service removes the implied category", () => {
  const { carried } = describeChoice("service", withImpliedCategory(CONSULTATION), "/inquiry");
  expect(carried.map(([name]) => name)).not.toContain("serviceCategory");
  expect(carried).toContainEqual(["timeline", "planning"]);
});

test("every link of every screen is a URL that the wizard reads", () => {
  for (const answers of subsets) {
    for (const step of STEPS.filter(isChoiceStep)) {
      if (redirectStep(step, answers)) continue;
      const { continueHref, backHref } = describeChoice(step, answers, "/inquiry");
      for (const href of [continueHref, backHref].filter((link) => typeof link === "string")) {
        const { pathname, searchParams } = new URL(href, "https://studio.test");
        const read = readAnswers(searchParams);
        expect(read, href).not.toBeNull();
        const target = pathname.slice("/inquiry/".length) as Step;
        expect(redirectStep(target, read as Answers), href).toBeNull();
      }
    }
  }
  const answers: Answers = { serviceType: "diy", campaign: { utm_term: "a&b" } };
  const href = "/inquiry/review?serviceType=diy&utm_term=a%26b";
  expect(stepHref("/inquiry", "review", answers)).toBe(href);
});

test.each([
  ["/inquiry", "/", screens.dialog.title, "home-inquiry"],
  [
    "/content-strategy/inquiry",
    "/content-strategy",
    screens.dialog.strategyTitle,
    "content-strategy-inquiry",
  ],
])("the wizard at %s lies over %s", (base, parent, title, routeId) => {
  for (const path of [base, `${base}/details`])
    expect(findWizard(path)).toEqual({ base, parent, title, routeId });
});
