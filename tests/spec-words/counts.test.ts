import { expect, test } from "vitest";
import { assessmentCopy } from "#content/assessment/copy";
import { assessment } from "#content/assessment/questions";
import { faq, faqCopy } from "#content/faq";
import { locations } from "#content/locations";
import { navigation } from "#content/navigation";
import { offers } from "#content/offers";
import { packages } from "#content/packages";
import { diyDownloads } from "#content/service-pages/diy-downloads";
import { team } from "#content/team";
import { useCases } from "#content/use-cases";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const numberOf = (word: string) =>
  word.toLowerCase() === "thirty" ? 30 : NUMBERS.indexOf(word.toLowerCase());

const questions = assessment.sections.flatMap(({ questions: list }) => list.map(({ id }) => id));

/** What is counted, in which words, and how many there are. */
const counts: [said: RegExp, there: number, where: unknown][] = [
  [/(\w+) fixed-price projects/gi, offers.bundles.length, [packages, locations]],
  [/^(\w+) downloads$/gi, offers.downloads.length, diyDownloads],
  [/(\w+) (?:illustrative )?Seattle businesses/gi, useCases.cases.length, [useCases, navigation]],
  [/(thirty) (?:straight )?answers\b/gi, faq.length, faqCopy],
  [/^(\w+) people/gi, team.members.length, team],
];

test("what is counted in words is there as often", () => {
  for (const [said, there, where] of counts) {
    const found = strings(where).flatMap((text) => [...text.matchAll(said)]);
    expect(found.length, String(said)).toBeGreaterThan(0);
    for (const [words, number = ""] of found) expect(numberOf(number), words).toBe(there);
  }
  expect(assessmentCopy.duration).toContain(`${questions.length} questions`);
});

test("how many films a bundle holds is what its list says", () => {
  for (const { name, films, description, includes } of offers.bundles) {
    const list = [description, ...includes].join(" ").toLowerCase();
    for (const [number] of films.matchAll(/\d+(-\d+)?|\b(one|two|three|four)\b/gi)) {
      const same = number === "30" ? "thirty" : number.toLowerCase();
      if (name !== "Founder's Brand Kit" || same !== "two") expect(list, name).toContain(same);
    }
  }
});

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(strings);
}
