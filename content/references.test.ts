import { afterEach, expect, test } from "vitest";
import { analyses } from "./inquiry/analyses";
import { questions } from "./inquiry/questions";
import { scores } from "./inquiry/scores";
import { findProblems, parseContent } from "./parse";

const { options }: { options: object[] } = questions.businessProfile;
const { solo: score } = scores.businessProfile;
const { solo: analysis } = analyses.businessProfile;

afterEach(() => {
  while (options.length > Object.keys(scores.businessProfile).length) options.pop();
  scores.businessProfile.solo = score;
  analyses.businessProfile.solo = analysis;
});

test("the content can be published", () => {
  expect(findProblems()).toEqual([]);
  expect(parseContent).not.toThrow();
});

test("an option of the wizard without value, score and analysis is named with its files", () => {
  options.push({ value: "franchise", label: "Franchise", hint: "Many places, one name" });
  expect(findProblems()).toEqual([
    "content/inquiry/questions.ts: businessProfile, option franchise needs its value in content/inquiry/answer-values.ts, a score from 0 to 100 in content/inquiry/scores.ts, and an analysis in content/inquiry/analyses.ts.",
  ]);
});

test("an option that lost its analysis is named with the file that needs it", () => {
  Reflect.deleteProperty(analyses.businessProfile, "solo");
  expect(findProblems()).toEqual([
    expect.stringMatching(/option solo needs an analysis in content\/inquiry\/analyses\.ts\.$/),
  ]);
});
