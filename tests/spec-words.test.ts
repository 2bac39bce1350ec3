import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { assessmentCopy } from "#content/assessment/copy";
import { calls } from "#content/calls";
import { faq, faqCategories } from "#content/faq";
import { home } from "#content/home";
import { questions } from "#content/inquiry/questions";
import { inquiry } from "#content/inquiry/services";
import { locations } from "#content/locations";
import { navigation } from "#content/navigation";
import type { Faq } from "#content/schema/pages";
import { LegalText } from "~/routes/legal/legal-text";

// The words and counts that the sample content was ordered with: a studio that writes its own deletes this file and
// the folder of its name.

const FAQ: Faq = faq;
const listed = (words: readonly string[]) => words.join(" | ");
const hrefs = (links: { href: string }[]) => listed(links.map(({ href }) => href));
const legal = (page: string) => readFileSync(`content/legal/${page}.mdx`, "utf8");

test("the qualification questions have their names", () => {
  expect(listed(Object.values(questions).map(({ summaryLabel }) => summaryLabel))).toBe(
    "Business stage | Business type | Video goal | Monthly volume | Start timeline",
  );
});

test("the wizard's services and categories have the labels that the studio receives", () => {
  expect(listed(inquiry.services.map(({ label }) => label))).toBe(
    "General Consultation | DIY Downloads | Group Coaching | Monthly Content System | One-Time Bundles",
  );
  expect(listed(inquiry.categories.map(({ label }) => label))).toBe(
    "DIY Digital Downloads | Camera-Ready Brand Coaching ($2,000) | Social Authority Kit ($3,000/month) | One-Time Problem-Solving Bundles",
  );
  expect(inquiry.whatHappensNext[0]?.body).toContain("within 24 hours");
});

test("the home page, the menus and Explore More lead where they were ordered to", () => {
  expect(listed(home.categories.map(({ title }) => title))).toBe(
    "DIY Resources | Coaching Programs | Content Partnership | Full-Service Production",
  );
  expect(hrefs(home.categories)).toBe(
    "/services/diy-downloads | /services/group-coaching | /services/monthly-content | /video-packages",
  );
  expect(listed(navigation.menus.map(({ label }) => label))).toBe("Services | Company | Resources");
  expect(listed(navigation.footer.map(({ heading }) => heading))).toBe(
    "Services | Locations | Company",
  );
  const { services, about, packages, default: others } = navigation.exploreMore;
  expect(hrefs(services)).toBe("/pathways | /video-use-cases | /resources/reviews");
  expect(hrefs(about)).toBe("/team | /resources/reviews | /contact");
  expect(hrefs(packages)).toBe("/discovery-call | /video-use-cases | /faq");
  expect(hrefs(others)).toBe("/#services | /pathways | /contact");
});

test("there are thirty questions under seven tabs, some of them on pages of offers too", () => {
  expect(FAQ).toHaveLength(30);
  expect(listed(faqCategories.map(({ id }) => id))).toBe(
    "all | content-systems | internal-external | packages-pricing | ownership-support | measurement | process",
  );
  for (const { id } of faqCategories.slice(1))
    expect([4, 5, 6]).toContain(FAQ.filter(({ category }) => category === id).length);
  const shown = (page: string) => FAQ.filter((it) => it.page === page).length;
  expect([shown("packages"), shown("diy"), shown("coaching")]).toEqual([5, 4, 5]);
});

test("both legal pages keep their date, and the terms their law and who owns the films", () => {
  for (const page of ["privacy", "terms"]) {
    const updated = /^updated: (.*)$/m.exec(legal(page))?.[1] ?? "";
    const frontmatter = { title: "", lede: "", metaTitle: "", metaDescription: "", updated };
    const text = createElement(LegalText, {
      path: `/${page}`,
      page: { frontmatter, html: "", contents: [] },
    });
    expect(renderToStaticMarkup(text)).toContain(">Last updated January 2024<");
  }
  expect(legal("terms")).toContain("governed by the laws of the State of Washington");
  expect(legal("terms")).toContain(
    "On full payment, ownership of the finished films passes to you",
  );
  expect(FAQ.find(({ id }) => id === "who-owns-the-films")?.answer).toContain(
    "The studio owns the work until full payment",
  );
});

test("Portland has prices, times and revision rounds of its own", () => {
  const { items, timelines, lede } = locations["portland-or"].pricing;
  expect(listed(items.map(({ title, price }) => `${title} ${price}`))).toBe(
    "Single videos from $3,500 | Packages from $7,500 | Monthly programs from $5,000 per month",
  );
  expect(listed(timelines.map(({ title, value }) => `${title}: ${value}`))).toBe(
    "Discovery: 1-2 weeks | Filming: 1-3 days | Editing: 2-4 weeks | Revisions: Two revision rounds",
  );
  expect(lede).toContain("two revision rounds");
});

test("travel within about 30 miles is included, says the FAQ and every studio", () => {
  const { answer = "" } = FAQ.find(({ id }) => id === "travel-included") ?? {};
  for (const text of [answer, ...Object.values(locations).map(({ coverage }) => coverage.note)])
    expect(text).toContain("Travel within about 30 miles is included.");
});

test("calls take as long as they were ordered to", () => {
  expect(calls).toEqual({ strategy: 30, strategyAfterAudit: "30-45", discovery: "45-60" });
  const { discovery, strategy } = assessmentCopy.routing;
  expect(listed([discovery.length, strategy.length])).toBe("45-60 minutes | 30-45 minutes");
  expect(assessmentCopy.duration).toBe("3-5 minutes, 21 questions in four sections");
});
