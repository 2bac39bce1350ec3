import { expect, test } from "vitest";
import { fillFacts } from "./fill-facts.ts";

const WRITTEN = "In {city:leeds}, {area} and the Eastside";

test.each([
  ["Leeds", "In Leeds and the Eastside"],
  ["Yorkshire", "In Leeds, Yorkshire and the Eastside"],
])("a studio's city is not named again as the area: %s", (area, said) => {
  const texts = new Map(Object.entries({ "city:leeds": "Leeds", area }));
  expect(fillFacts(WRITTEN, { texts, problems: [] }).filled).toBe(said);
});
