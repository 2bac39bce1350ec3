import { expect, test } from "vitest";
import type { Files } from "./files.ts";
import { findBrokenReferences } from "./references.ts";

/** Files without references, but for the wizard's. */
const written: { [Name in keyof Files]?: unknown } = {
  "lead-form": { diyProjectType: "A film", plans: [], services: [] },
  "forms/contact": [{ name: "projectType", options: [{ value: "A film", label: "A film" }] }],
  offers: { bundles: [], downloads: [{ slug: "reels" }] },
  "studio/replies": { offers: [{ offer: "reels" }, { offer: "coaching" }] },
  brand: { studios: [], people: {} },
  pages: [],
  team: { members: [] },
  "inquiry/questions": {
    inOrder: [{ id: "stage", options: [{ value: "small" }, { value: "large" }] }],
  },
};

function findProblems(when: Record<string, string[]>, other: typeof written = {}) {
  const strategy = { insights: [], recommendations: [{ when: {} }, { when }], nextSteps: [] };
  const read = <Name extends keyof Files>(name: Name) =>
    ({ ...written, ...other, "inquiry/strategy": strategy })[name] as Files[Name];
  return findBrokenReferences(read, [], (_, path) => path.length);
}

test("a rule may name each answer of a question", () => {
  expect(findProblems({ stage: ["large", "small"] })).toEqual([]);
});

test.each([
  [
    { stage: ["small", "huge"] },
    "line 5: recommendations 2, when, stage: huge is not in content/inquiry/questions.yaml. Write one of small, large; ",
  ],
  [
    { former: ["yes"] },
    "line 4: recommendations 2, when, former is not in content/inquiry/questions.yaml. Write one of stage; ",
  ],
])("a rule for %j, which is gone, is told with its line and what to do", (when, said) => {
  expect(findProblems(when)).toEqual([
    `content/inquiry/strategy.yaml: ${said}or remove it, and the rule if it names nothing else, because a rule without conditions is for everyone.`,
  ]);
});

test("an answer about an offer that is gone is told with its line and what to do", () => {
  const replies = { offers: [{ offer: "reels" }, { offer: "films" }] };
  expect(findProblems({}, { "studio/replies": replies })).toEqual([
    "content/studio/replies.yaml: line 3: there is no offer films in content/offers.yaml. Write one of reels, coaching, monthly, or remove this answer: then that of the form is used.",
  ]);
});

function findUnknownTypes(changes: object) {
  const leadForm = { diyProjectType: "A film", plans: [], services: [], ...changes };
  return findProblems({}, { "lead-form": leadForm });
}

test("what a link chooses is a project type that the contact form has", () => {
  expect(findUnknownTypes({ plans: [{ plan: "starter", projectType: "Films" }] })).toEqual([
    'content/lead-form.yaml: line 3: plans 1, projectType: content/forms/contact.yaml has no projectType "Films". Write one of A film.',
  ]);
  expect(findUnknownTypes({ diyProjectType: "Films" })).toHaveLength(1);
});
