import { expect, test } from "vitest";
import { blogPage } from "./blog-page";
import { contact } from "./contact";
import { faq, faqCategories } from "./faq";
import { home } from "./home";
import { answerValues } from "./inquiry/answer-values";
import { inquiry } from "./inquiry/copy";
import { questions } from "./inquiry/questions";
import { strategy } from "./inquiry/strategy";
import { leadForm } from "./lead-form";
import { navigation } from "./navigation";
import { offers } from "./offers";
import { packages } from "./packages";
import { parseContent } from "./parse";
import { homeSchema, testimonialSchema } from "./schema/home";
import {
  inquirySchema,
  type Questions,
  questionsSchema,
  type Strategy,
  strategySchema,
  type When,
} from "./schema/inquiry";
import { offersSchema } from "./schema/offers";
import { navigationSchema, siteSchema } from "./schema/site";
import { diyDownloads } from "./service-pages/diy-downloads";
import { groupCoaching } from "./service-pages/group-coaching";
import { monthlyContent } from "./service-pages/monthly-content";
import { site } from "./site";
import { testimonials } from "./testimonials";
import { thankYou } from "./thank-you";

type Field = keyof typeof answerValues;
type Answers = Record<Field, string>;

const fields = Object.keys(answerValues) as Field[];
const rules: Strategy = strategy;

const everyCombination = fields.reduce<Answers[]>(
  (rows, field) => rows.flatMap((row) => answerValues[field].map((v) => ({ ...row, [field]: v }))),
  [{} as Answers],
);

const fits = (when: When, answers: Answers) =>
  fields.every((field) => when[field]?.includes(answers[field]) ?? true);

/** The fewest and the most rules that fit any one visitor. */
function range(list: { when: When }[]) {
  const counts = everyCombination.map((a) => list.filter((rule) => fits(rule.when, a)).length);
  return [Math.min(...counts), Math.max(...counts)] as const;
}

/** Every string of a module, however deep. */
function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(strings);
}

const everyModule = {
  site,
  navigation,
  testimonials,
  offers,
  home,
  questions,
  strategy,
  inquiry,
  packages,
  diyDownloads,
  groupCoaching,
  monthlyContent,
  faq,
  faqCategories,
  blogPage,
  contact,
  leadForm,
  thankYou,
};

/** Sentences that the studio fixed and that break the rules of the copy. */
const literal: string[] = [thankYou.heading];

test("every module parses with its schema", () => {
  expect(siteSchema.parse(site)).toEqual(site);
  expect(navigationSchema.parse(navigation)).toEqual(navigation);
  expect(testimonialSchema.array().length(3).parse(testimonials)).toEqual(testimonials);
  expect(offersSchema.parse(offers)).toEqual(offers);
  expect(homeSchema.parse(home)).toEqual(home);
  expect(questionsSchema.parse(questions)).toEqual(questions);
  expect(strategySchema.parse(strategy)).toEqual(strategy);
  expect(inquirySchema.parse(inquiry)).toEqual(inquiry);
  expect(parseContent).not.toThrow();
});

test("the questions offer exactly the answers of the specification, in its order", () => {
  const all: Questions = questions;
  for (const field of fields) {
    expect(all[field].options.map((option) => option.value)).toEqual(answerValues[field]);
  }
});

test("the questions are named as the qualification summary names them", () => {
  expect(Object.values(questions).map((question) => question.summaryLabel)).toEqual([
    "Business stage",
    "Business type",
    "Video goal",
    "Monthly volume",
    "Start timeline",
  ]);
});

test("the bonus pack items add up to its total of 410 dollars", () => {
  const sum = offers.bonusPack.items.reduce((total, item) => total + item.price, 0);
  expect(sum).toBe(410);
  expect(offers.bonusPack.total).toBe(sum);
});

test("the bundles carry the names, prices and spots of the specification", () => {
  const rows = offers.bundles.map((b) => [b.name, b.price, b.spots.available, b.spots.max]);
  expect(rows).toEqual([
    ["Internal FAQ", 4500, 4, 6],
    ["External FAQ", 4500, 5, 6],
    ["YouTube Visibility Engine", 6500, 2, 4],
    ["7-Day Launch", 2500, 8, 12],
    ["30 Reels in 30 Days", 4800, 3, 5],
    ["Founder's Brand Kit", 6000, 4, 6],
    ["Starter Session", 500, 2, 6],
  ]);
});

test("prices in the wizard and on the home page agree with the catalogue", () => {
  const service = (value: string) => inquiry.services.find((s) => s.value === value)?.price;
  const category = (value: string) => inquiry.categories.find((c) => c.value === value)?.price;
  expect(service("diy")).toBe(offers.priceStrings.diyInServiceStep);
  expect(service("bundle")).toBe(offers.priceStrings.bundles);
  expect(category("diy-downloads")).toBe(offers.priceStrings.diyInCategoryCard);
  expect(category("one-time-bundles")).toBe(offers.priceStrings.bundles);
  expect(home.pricing.map((card) => card.price)).toEqual([
    offers.priceStrings.diyInCategoryCard,
    `$${offers.coaching.price.toLocaleString("en-US")}`,
    `$${offers.monthly.price.toLocaleString("en-US")}`,
    offers.priceStrings.bundles,
  ]);
});

test("the wizard carries the literal labels that are sent to the studio", () => {
  expect(inquiry.services.map((service) => service.label)).toEqual([
    "General Consultation",
    "DIY Downloads",
    "Group Coaching",
    "Monthly Content System",
    "One-Time Bundles",
  ]);
  expect(inquiry.categories.map((category) => category.label)).toEqual([
    "DIY Digital Downloads",
    "Camera-Ready Brand Coaching ($2,000)",
    "Social Authority Kit ($3,000/month)",
    "One-Time Problem-Solving Bundles",
  ]);
  expect(inquiry.whatHappensNext[0]?.body).toContain("within 24 hours");
});

test("the home page lists its four categories in order", () => {
  expect(home.categories.map(({ title, href }) => [title, href])).toEqual([
    ["DIY Resources", "/services/diy-downloads"],
    ["Coaching Programs", "/services/group-coaching"],
    ["Content Partnership", "/services/monthly-content"],
    ["Full-Service Production", "/video-packages"],
  ]);
});

test("strategy rules only name answers that exist, and every answer is named", () => {
  const all = [...rules.insights, ...rules.recommendations, ...rules.nextSteps];
  for (const field of fields) {
    const known: readonly string[] = answerValues[field];
    for (const { when } of all)
      for (const value of when[field] ?? []) expect(known).toContain(value);
    const covered = rules.insights.flatMap(({ when }) => when[field] ?? []);
    expect(known.filter((value) => !covered.includes(value))).toEqual([]);
  }
});

test("insight ids are unique", () => {
  const ids = strategy.insights.map((insight) => insight.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every visitor gets 3 to 8 insights, 3 to 6 recommendations and 3 to 4 next steps", () => {
  expect(everyCombination).toHaveLength(6 * 7 * 6 * 4 * 4);
  for (const [list, least, most] of [
    [rules.insights, 3, 8],
    [rules.recommendations, 3, 6],
    [rules.nextSteps, 3, 4],
  ] as const) {
    const [fewest, highest] = range([...list]);
    expect(fewest).toBeGreaterThanOrEqual(least);
    expect(highest).toBeLessThanOrEqual(most);
  }
});

test("each start timeline leads to its own next steps", () => {
  for (const value of answerValues.timeline) {
    const own = rules.nextSteps.filter(({ when }) => when.timeline?.includes(value));
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(own.every(({ when }) => when.timeline?.length === 1)).toBe(true);
  }
});

test("menus and footer link to every route that the chrome must reach", () => {
  const hrefs = [...navigation.menus, ...navigation.footer].flatMap((group) =>
    group.links.map((link) => link.href),
  );
  expect(hrefs).toEqual(
    expect.arrayContaining([
      "/",
      "/about-us",
      "/video-packages",
      "/contact",
      "/discovery-call",
      "/video-use-cases",
      "/services/diy-downloads",
      "/services/group-coaching",
      "/services/monthly-content",
      "/locations/bellevue-wa",
      "/locations/portland-or",
      "/company/team",
      "/company/values",
      "/resources/reviews",
      "/faq",
      "/privacy",
      "/terms",
      "/blog",
      "/content-strategy",
      "/assessments/video-readiness",
    ]),
  );
});

test("menus, footer columns and Explore More sets are those of the specification", () => {
  expect(navigation.menus.map((menu) => menu.label)).toEqual(["Services", "Company", "Resources"]);
  expect(navigation.footer.map((column) => column.heading)).toEqual([
    "Services",
    "Locations",
    "Company",
  ]);
  const { services, about, packages, default: others } = navigation.exploreMore;
  const hrefs = (set: { href: string }[]) => set.map((link) => link.href);
  expect(hrefs(services)).toEqual(["/pathways", "/video-use-cases", "/resources/reviews"]);
  expect(hrefs(about)).toEqual(["/team", "/resources/reviews", "/contact"]);
  expect(hrefs(packages)).toEqual(["/discovery-call", "/video-use-cases", "/faq"]);
  expect(hrefs(others)).toEqual(["/#services", "/pathways", "/contact"]);
});

test("no copy contains an exclamation mark or a banned filler word", () => {
  const banned = /!|elevate|unlock|in today's world/i;
  const copy = strings(everyModule).filter((text) => !literal.includes(text));
  expect(copy.filter((text) => banned.test(text))).toEqual([]);
});
