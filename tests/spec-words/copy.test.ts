import { expect, test } from "vitest";
import { blogPage } from "#content/blog-page";
import { contact } from "#content/contact";
import { faq, faqCategories } from "#content/faq";
import { home } from "#content/home";
import { questions } from "#content/inquiry/questions";
import { inquiry } from "#content/inquiry/services";
import { strategy } from "#content/inquiry/strategy";
import { leadForm } from "#content/lead-form";
import { navigation } from "#content/navigation";
import { offers } from "#content/offers";
import { packages } from "#content/packages";
import { diyDownloads } from "#content/service-pages/diy-downloads";
import { groupCoaching } from "#content/service-pages/group-coaching";
import { monthlyContent } from "#content/service-pages/monthly-content";
import { site } from "#content/site";
import { testimonials } from "#content/testimonials";
import { thankYou } from "#content/thank-you";
import { strings } from "./strings.ts";

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

test("no copy contains an exclamation mark or a banned filler word", () => {
  const banned = /!|elevate|unlock|in today's world/i;
  const copy = strings(everyModule).filter((text) => !literal.includes(text));
  expect(copy.filter((text) => banned.test(text))).toEqual([]);
});

test("page titles, descriptions and headings differ from page to page", () => {
  const pages = [packages, diyDownloads, groupCoaching, monthlyContent, contact];
  for (const name of ["title", "lede", "metaTitle", "metaDescription"] as const)
    expect(new Set(pages.map((page) => page[name])).size).toBe(pages.length);
});

test("no question is asked twice, and answers have two to four sentences", () => {
  expect(new Set(faq.map(({ id }) => id)).size).toBe(faq.length);
  expect(new Set(faq.map(({ question }) => question)).size).toBe(faq.length);
  for (const { id, answer } of faq) {
    const { length } = answer.match(/[.?](?=\s|$)/g) ?? [];
    expect([2, 3, 4], id).toContain(length);
  }
});
