import { expect, test } from "vitest";
import { screens } from "#content/inquiry/screens.yaml";
import type { Answers } from "./answers";
import { mockQuestions, questions } from "./questions-fixture";

mockQuestions();
const { readAnswers, redirectStep, stepHref, withImpliedCategory } = await import("./answers");
const { chosenOptions, describeChoice } = await import("./options.server");
const { fieldOf } = await import("./questions.server");
const { findWizard, isLastChoice, nextStep, previousStep, STEPS, stepPosition } = await import(
  "./steps"
);

const choiceAt = (step: string, answers: Answers) =>
  describeChoice({ step, field: fieldOf(step) ?? "" }, answers, "/inquiry");

const QUALIFIED = {
  ...{ stage: "small", trade: "shop", goal: "sell", volume: "few", timeline: "later" },
};
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
      let step: string | null = start;
      for (let hops = 0; hops <= 2 && step; hops++) step = redirectStep(step, answers);
      expect(step, `${start} with ${JSON.stringify(answers)}`).toBeNull();
    }
  }
});

test.each<[string, Partial<Answers>, string | null]>([
  ["your-stage", {}, null],
  ["your-trade", {}, "your-stage"],
  ["strategy", { stage: "small" }, "your-trade"],
  ["thank-you", { stage: "small" }, "your-trade"],
  ["review", { ...COMPLETE, serviceType: undefined }, "service"],
  ["review", { ...COMPLETE, flow: undefined, goal: undefined }, "your-goal"],
  ["category", CONSULTATION, "details"],
  ["details", { ...CONSULTATION, serviceCategory: undefined }, null],
  ["service", { flow: "short" }, null],
  ["details", { flow: "short" }, "service"],
  ["strategy", { flow: "short" }, "your-stage"],
])("%s with %j leads to %s", (step, answers, target) => {
  expect(redirectStep(step, { campaign: {}, ...answers })).toBe(target);
});

test.each<[Answers, next: string, previous: string, category: string]>([
  [CONSULTATION, "details", "service", "diy-downloads"],
  [COMPLETE, "category", "category", "coaching"],
])("only a consultation skips the category, both ways", (answers, next, previous, category) => {
  expect(nextStep("service", answers)).toBe(next);
  expect(previousStep("details", answers)).toBe(previous);
  expect(withImpliedCategory(answers).serviceCategory).toBe(category);
  expect(previousStep("service", answers)).toBeNull();
});

test("changing a consultation into another service removes the implied category", () => {
  const { hiddenFields } = choiceAt("service", withImpliedCategory(CONSULTATION));
  expect(hiddenFields.map(([name]) => name)).not.toContain("serviceCategory");
  expect(hiddenFields).toContainEqual(["timeline", "later"]);
});

test("steps are those of the file, in its order, and the last one counted is the call", () => {
  expect(STEPS.slice(0, 6)).toEqual([...questions.slugs, "strategy"]);
  expect(stepPosition("your-goal", {})).toEqual({ number: 3, count: 12 });
  expect(stepPosition("service", { flow: "short" })).toEqual({ number: 1, count: 6 });
  expect([previousStep("strategy", {}), nextStep("strategy", {})]).toEqual([
    "your-start",
    "service",
  ]);
  expect(STEPS.filter(isLastChoice)).toEqual(["category"]);
});

test("a question with analyses stays after its answer, and any other goes on", () => {
  const answers = { ...QUALIFIED, campaign: {} };
  const explained = choiceAt("your-stage", answers);
  expect(explained).toMatchObject({
    ...{ showsAnalysis: true, action: "/inquiry/your-stage", selected: "small", isFirst: true },
    analysis: { title: "About small", body: "More about small" },
  });
  expect(JSON.stringify(explained)).not.toMatch(/score|advice/i);
  for (const [step, next] of [
    ["your-trade", "your-goal"],
    ["your-goal", "your-volume"],
    ["your-start", "strategy"],
  ] as const)
    expect(choiceAt(step, answers)).toMatchObject({
      ...{ showsAnalysis: false, analysis: undefined, action: `/inquiry/${next}` },
    });
});

test("answers are sent in an order of their own; one of a former version of the questions has no option", () => {
  const { qualifications } = chosenOptions({ ...QUALIFIED, goal: "former", campaign: {} });
  expect(qualifications.map(({ question, option }) => `${question.id} ${option?.sent}`)).toEqual([
    ...["timeline Sent later", "stage Sent small", "trade Sent shop"],
    ...["goal undefined", "volume Sent few"],
  ]);
});

test("every link of every screen is a URL that the wizard reads", () => {
  for (const answers of subsets) {
    for (const step of STEPS.filter(fieldOf)) {
      if (redirectStep(step, answers)) continue;
      const { continueHref, backHref } = choiceAt(step, answers);
      for (const href of [continueHref, backHref].filter((link) => typeof link === "string")) {
        const { pathname, searchParams } = new URL(href, "https://studio.test");
        const read = readAnswers(searchParams);
        expect(read, href).not.toBeNull();
        const target = pathname.slice("/inquiry/".length);
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

test("the screen of offers names the one that the service selects", () => {
  const { lede, options, selected } = choiceAt("category", {
    ...COMPLETE,
    serviceCategory: undefined,
  });
  const offer = options.find(({ value }) => value === selected);
  expect(selected).toBe("monthly-content");
  expect(lede).toContain(offer?.label);
});
