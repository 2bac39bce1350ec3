import { expect, test } from "vitest";
import { sections } from "#content/assessment/questions.yaml";
import { funnelFlows } from "~/analytics/funnel/flows";
import { STEPS } from "~/features/inquiry/steps";

const ids = sections.map(({ id }) => id);

// A step that is not there is counted as "other", which no report shows.
test.each([
  ["inquiry", STEPS],
  ["inquiry-short", STEPS.slice(STEPS.indexOf("service"))],
  ["assessment", ["intro", ...ids, "results", "book", "booked"]],
])("content/studio/funnel.yaml has every step of the flow %s, in its order", (flow, steps) => {
  expect(Object.keys(funnelFlows[flow]?.steps ?? {})).toEqual(steps);
});
