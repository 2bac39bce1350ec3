import { expect, test } from "vitest";
import { analyses } from "#content/inquiry/analyses";

const leads = Object.values(analyses).flatMap((answers) =>
  Object.values(answers).map(({ title }) => title),
);

test.each(leads)("an analysis leads with one sentence of at most 12 words: %s", (lead) => {
  expect(lead.split(/\s+/).length).toBeLessThanOrEqual(12);
  expect(lead).toMatch(/^[A-Z][^.!?]*\.$/);
});
