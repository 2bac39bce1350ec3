import { expect, test } from "vitest";
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

const COMPLETE = {
  businessProfile: "solo",
  businessType: "saas",
  videoUseCase: "sales",
  contentVolume: "1-2",
  timeline: "planning",
  serviceType: "monthly",
  serviceCategory: "coaching",
  flow: "short",
} satisfies Omit<Answers, "campaign">;

/** Every subset of the answers, once with each service that has its own steps. */
const subsets: Answers[] = Object.entries(COMPLETE)
  .reduce<Record<string, string>[]>(
    (known, [field, value]) => known.flatMap((some) => [some, { ...some, [field]: value }]),
    [{}],
  )
  .flatMap((some) => [
    some,
    ...(some.serviceType ? [{ ...some, serviceType: "consultation" }] : []),
  ])
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

test("a step opened too early leads to the first question without an answer", () => {
  const known: Answers = { businessProfile: "solo", campaign: {} };
  expect(redirectStep("business-stage", {})).toBeNull();
  expect(redirectStep("business-type", {})).toBe("business-stage");
  expect(redirectStep("strategy", known)).toBe("business-type");
  expect(redirectStep("thank-you", known)).toBe("business-type");
  expect(redirectStep("review", { ...COMPLETE, serviceType: undefined })).toBe("service");
});

test("a missing answer in the middle is asked for before later ones", () => {
  const answers: Answers = { ...COMPLETE, flow: undefined, videoUseCase: undefined, campaign: {} };
  for (const step of STEPS.slice(3)) expect(redirectStep(step, answers)).toBe("video-goal");
});

test("a consultation skips the category both ways", () => {
  const answers: Answers = { ...COMPLETE, serviceType: "consultation", campaign: {} };
  const unsorted: Answers = { ...answers, serviceCategory: undefined };
  expect(nextStep("service", answers)).toBe("details");
  expect(previousStep("details", answers)).toBe("service");
  expect(redirectStep("category", answers)).toBe("details");
  expect(redirectStep("details", unsorted)).toBeNull();
  expect(withImpliedCategory(answers).serviceCategory).toBe("diy-downloads");
});

test("another service keeps its category and its category step", () => {
  const answers: Answers = { ...COMPLETE, campaign: {} };
  expect(nextStep("service", answers)).toBe("category");
  expect(previousStep("details", answers)).toBe("category");
  expect(withImpliedCategory(answers).serviceCategory).toBe("coaching");
});

test("the short flow starts at the service and needs no qualification", () => {
  const answers: Answers = { flow: "short", campaign: {} };
  expect(redirectStep("service", answers)).toBeNull();
  expect(previousStep("service", answers)).toBeNull();
  expect(redirectStep("details", answers)).toBe("service");
  expect(redirectStep("strategy", answers)).toBe("business-stage");
  expect(redirectStep("start-timeline", answers)).toBe("business-stage");
});

test("changing a consultation into another service removes the implied category", () => {
  const answers = withImpliedCategory({ ...COMPLETE, serviceType: "consultation", campaign: {} });
  const { carried } = describeChoice("service", answers, "/inquiry");
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
        const target = pathname.slice("/inquiry/".length) as Step;
        const read = readAnswers(searchParams);
        expect(read, href).not.toBeNull();
        expect(redirectStep(target, read as Answers), href).toBeNull();
      }
    }
  }
});

test("a URL contains the answers, and only what was answered", () => {
  expect(stepHref("/inquiry", "service", { campaign: {} })).toBe("/inquiry/service");
  expect(
    stepHref("/inquiry", "review", { serviceType: "diy", campaign: { utm_term: "a&b" } }),
  ).toBe("/inquiry/review?serviceType=diy&utm_term=a%26b");
});

const overHome = {
  base: "/inquiry",
  parent: "/",
  title: "Contact Wizard",
  routeId: "home-inquiry",
};

test.each([
  ["/inquiry", overHome],
  ["/inquiry/details", overHome],
  [
    "/content-strategy/inquiry/business-stage",
    {
      base: "/content-strategy/inquiry",
      parent: "/content-strategy",
      title: "Complete Strategy Assessment",
      routeId: "content-strategy-inquiry",
    },
  ],
])("the wizard at %s", (pathname, wizard) => {
  expect(findWizard(pathname)).toEqual(wizard);
  expect(findWizard(wizard.base)).toEqual(wizard);
});
