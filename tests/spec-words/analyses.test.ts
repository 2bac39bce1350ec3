import { expect, test } from "vitest";
import { analyses } from "#content/inquiry/analyses";
import { answerValues } from "#content/inquiry/answer-values";
import type { Answers } from "~/features/inquiry/answers";
import { assessStrategy, type Qualified } from "~/features/inquiry/scoring";

const leads = Object.values(analyses).flatMap((answers) =>
  Object.values(answers).map(({ title }) => title),
);

test.each(leads)("an analysis leads with one sentence of at most 12 words: %s", (lead) => {
  expect(lead.split(/\s+/).length).toBeLessThanOrEqual(12);
  expect(lead).toMatch(/^[A-Z][^.!?]*\.$/);
});

test("another answer to any question gives another strategy", () => {
  const first: Answers & Qualified = {
    businessProfile: "solo",
    businessType: "saas",
    videoUseCase: "sales",
    contentVolume: "8-plus",
    timeline: "planning",
    campaign: {},
  };
  for (const [field, values] of Object.entries(answerValues)) {
    const results = values.map((value) =>
      JSON.stringify(assessStrategy({ ...first, [field]: value })),
    );
    expect(new Set(results).size, field).toBe(results.length);
  }
});
