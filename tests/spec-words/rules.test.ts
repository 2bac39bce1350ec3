import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sections } from "#content/assessment/questions.yaml";
import { texts as assessmentTexts } from "#content/assessment/texts.yaml";
import { contact } from "#content/contact.yaml";
import { questions as faq, categories as faqCategories, faq as faqTexts } from "#content/faq.yaml";
import { home } from "#content/home.yaml";
import { pictures as images, pageImages } from "#content/images.yaml";
import { strategy } from "#content/inquiry/strategy.yaml";
import { leadForm } from "#content/lead-form.yaml";
import { navigation } from "#content/navigation.yaml";
import { offers } from "#content/offers.yaml";
import { packages } from "#content/packages.yaml";
import { diyDownloads } from "#content/service-pages/diy-downloads.yaml";
import { groupCoaching } from "#content/service-pages/group-coaching.yaml";
import { monthlyContent } from "#content/service-pages/monthly-content.yaml";
import { setupCard } from "#content/setup-card.yaml";
import { team } from "#content/team.yaml";
import { testimonials } from "#content/testimonials.yaml";
import { useCases } from "#content/use-cases.yaml";
import { decodeAnswers } from "~/features/assessment/answer-code";
import { isAbsent } from "~/seo/absent-pages";
import { optionalPages } from "~/seo/optional-pages";

// Rules of the sample's words, and facts that several of its texts state.

const { coaching, monthly, bundles } = offers;
const questions = sections.flatMap((section) => section.questions);

test("no copy contains an exclamation mark or a banned filler word", () => {
  const services = [packages, diyDownloads, groupCoaching, monthlyContent];
  const copy = strings([home, navigation, testimonials, offers, strategy, services, faq, contact]);
  expect(copy.filter((text) => /!|elevate|unlock|in today's world/i.test(text))).toEqual([]);
});

test("the sample has every page", () => {
  expect(optionalPages.filter(isAbsent)).toEqual([]);
});

test("titles and descriptions of the offers' pages differ", () => {
  const pages = [packages, diyDownloads, groupCoaching, monthlyContent, contact];
  for (const name of ["title", "lede", "metaTitle", "metaDescription"] as const)
    expect(new Set(pages.map((page) => page[name])).size).toBe(pages.length);
});

test("no question is asked twice, answers have two to four sentences, tabs four to six questions", () => {
  for (const name of ["id", "question"] as const)
    expect(new Set(faq.map((it) => it[name])).size).toBe(faq.length);
  for (const { id, answer } of faq)
    expect([2, 3, 4], id).toContain(answer.match(/[.?](?=\s|$)/g)?.length);
  for (const { id } of faqCategories.slice(1))
    expect([4, 5, 6]).toContain(faq.filter(({ category }) => category === id).length);
});

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const numberOf = (word: string) =>
  /thirty/i.test(word) ? 30 : NUMBERS.indexOf(word.toLowerCase());

test.each<[said: RegExp, there: number, where: unknown]>([
  [/(\w+) (?:illustrative )?Seattle businesses/gi, useCases.cases.length, [useCases, navigation]],
  [/(thirty) (?:straight )?answers\b/gi, faq.length, faqTexts],
  [/^(\w+) people/gi, team.members.length, team],
])("%s: there are %i", (said, there, where) => {
  const found = strings(where).flatMap((text) => [...text.matchAll(said)]);
  expect(found.length).toBeGreaterThan(0);
  for (const [words, number = ""] of found) expect(numberOf(number), words).toBe(there);
});

test("offers and their pages agree on films, sums, weeks, months and spots", () => {
  for (const { name, films, description, includes } of bundles) {
    const list = [description, ...includes].join(" ").toLowerCase();
    for (const [number] of films.matchAll(/\d+(-\d+)?|\b(one|two|three|four)\b/gi)) {
      const same = number === "30" ? "thirty" : number.toLowerCase();
      if (name !== "Founder's Brand Kit" || same !== "two") expect(list, name).toContain(same);
    }
  }
  const { items, total } = offers.bonusPack;
  expect(items.reduce((sum, item) => sum + item.price, 0)).toBe(total);
  expect(groupCoaching.curriculum.weeks.at(-1)?.week).toBe(coaching.weeks);
  expect(strings(monthlyContent).join()).toContain(`${monthly.minimumMonths}-month minimum`);
  const { cohort, format, spots } = coaching;
  expect(groupCoaching.facts.items.map((fact) => fact.value)).toEqual(
    expect.arrayContaining([cohort, format, `${spots.available} of ${spots.max} spots`]),
  );
  expect(assessmentTexts.duration).toContain(`${questions.length} questions`);
});

test("links to the audit's results in the payloads of tests/golden open", () => {
  const sent = readFileSync("tests/golden/assessment.txt", "utf8");
  const codes = [...sent.matchAll(/results\/([0-9a-z]+)/g)].map(([, code = ""]) => code);
  expect(codes.length).toBeGreaterThan(20);
  for (const code of codes) {
    expect(code).toHaveLength(16);
    expect(Object.keys(decodeAnswers(code)?.answers ?? {}), code).toHaveLength(questions.length);
  }
});

test("every contact link of an offer selects one plan or service that the form knows", () => {
  const known: string[] = [
    ...leadForm.plans.map(({ plan }) => plan),
    ...leadForm.services.map(({ service }) => service),
  ];
  const links = [...bundles, coaching, monthly].map(({ contactHref }) => contactHref);
  expect(new Set(links).size).toBe(links.length);
  for (const href of links) {
    const { pathname, searchParams } = new URL(href, "https://studio.test");
    const chosen = ["plan", "service"].flatMap((name) => searchParams.getAll(name));
    expect([pathname, chosen.length]).toEqual(["/contact", 1]);
    expect(known).toContain(chosen[0]);
  }
  const tabs = Object.fromEntries(packages.tabs.map((tab) => [tab.id, tab.contact.href]));
  expect([tabs.coaching, tabs.monthly]).toEqual([coaching.contactHref, monthly.contactHref]);
});

const articles = globSync("content/blog/*/index.mdx").map((file) => {
  const [, matter = "", body = ""] = readFileSync(file, "utf8").split(/^---$/m);
  const title = /^title: "?(.*?)"?$/m.exec(matter)?.[1];
  return { href: `/${file.split(/[\\/]/).slice(1, 3).join("/")}`, matter, body, title };
});

test("articles name each other by their titles, no reserved domain, and nobody invented as a client", () => {
  const titles = new Map(articles.map(({ href, title }) => [href, title]));
  for (const { href: slug, matter, body } of articles) {
    const links = [...matter.matchAll(/- title: "?(.*?)"?\n\s+href: "?(.*?)"?\n/g)];
    expect(links.length, slug).toBeGreaterThan(2);
    for (const [, title, href = ""] of links)
      if (titles.has(href)) expect(title, slug).toBe(titles.get(href));
    expect(body, slug).not.toMatch(/\.example\b|\bwe (have )?filmed for\b/i);
  }
});

test("the setup card says what the audit's actions quote, and no article says otherwise", () => {
  const card = setupCard.lines
    .map(({ text }) => text)
    .join(" ")
    .toLowerCase();
  const { microphone, frameRate, distance, lens, fileName } = setupCard;
  for (const words of [microphone, frameRate, distance, lens, fileName])
    expect(card).toContain(words.toLowerCase());
  const pattern = /^\d{4}-\d\d_[a-z]+-\d\d_[a-z0-9-]+_v\d_\d+x\d+(_[a-z]{2})?\.(mp4|srt)$/;
  for (const { href, body } of articles) {
    for (const [said] of body.matchAll(/[\w\s-]{20}below the (chin|collar)/g))
      expect(said, href).toContain(microphone);
    expect(body, href).not.toMatch(/2x lens|\b24, or 30\b|five or six feet/);
    for (const [name] of body.matchAll(/\b[\w-]+\.(mp4|srt)\b/g)) expect(name).toMatch(pattern);
  }
});

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(strings);
}

test("no picture is on more than two pages", () => {
  const parts = Object.values(pageImages).flatMap(({ hero, between, closing }) =>
    [hero, between, closing].flatMap((name) => name ?? []),
  );
  const pagesOf = (image: string) => parts.filter((name) => name === image).length;
  expect(Object.keys(images).filter((image) => pagesOf(image) > 2)).toEqual([]);
});
