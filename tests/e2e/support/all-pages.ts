import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pages } from "#content/pages.yaml";
import { ASSESSMENT, resultsAddress, SECTIONS } from "./assessment.ts";
import {
  chosen,
  firstQuestion,
  optionOf,
  qualified,
  questions,
  questionUrl,
  stepUrl,
} from "./inquiry.ts";

const RESULTS = resultsAddress(["yes", "partially", "no"]);
const content = path.resolve(import.meta.dirname, "../../../content");
const own = globSync("own-pages/*.mdx", { cwd: content }).flatMap(
  (file) => /^path: (.+)$/m.exec(readFileSync(path.join(content, file), "utf8"))?.[1] ?? [],
);

/** Every page that links lead to and search engines may list. */
export const listedPages = [
  ...pages.map((page) => page.path),
  ...readdirSync(path.join(content, "blog")).map((slug) => `/blog/${slug}`),
  ...globSync("work/*/", { cwd: content }).map((folder) => `/${folder}`),
  ...own,
];

/** Addresses that a visitor reaches by answering, choosing or sending something. */
export const reachedPages = [
  "/thank-you",
  stepUrl(firstQuestion.slug, { [firstQuestion.id]: optionOf(firstQuestion).value }),
  // By turns answered and not.
  ...questions
    .slice(1)
    .map((question, at) => questionUrl(question, at % 2 === 0 ? qualified : undefined)),
  stepUrl("strategy", qualified),
  stepUrl("service", qualified),
  stepUrl("category", { ...qualified, serviceType: "monthly" }),
  stepUrl("details", chosen),
  `${ASSESSMENT}/${SECTIONS[0].id}`,
  `${ASSESSMENT}/${SECTIONS[0].id}?check`,
  RESULTS,
  `${RESULTS}/book`,
  "/video-packages?tab=bundles",
  "/video-use-cases?open=all",
  "/blog?category=Strategy",
  "/blog?q=zzzz",
  "/faq?q=zzzz",
];

/** Addresses that lead nowhere, and whose page leads home. */
export const missingPages = [
  "/nope",
  "/blog/nope",
  "/services/x",
  "/company",
  "/locations/seattle",
  "/inquiry/nope",
  "/inquiry/elsewhere/0123456789abcdef0123456789abcdef",
  "/book/unknown",
  "/buy/unknown",
];

/** Results that are none: their page leads to the assessment. */
export const missingResults = "/assessments/video-readiness/results/nope";

/** What links lead to from the home page: the pages, and ways in that are no page of a list. */
export const linkedPages = [
  ...listedPages,
  "/discovery-call",
  "/sitemap.xml",
  `/inquiry/${firstQuestion.slug}`,
  `/content-strategy/inquiry/${firstQuestion.slug}`,
];
