import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { assessmentCopy } from "#content/assessment/copy";
import { calls } from "#content/calls";
import { contact } from "#content/contact";
import { faq, faqCategories } from "#content/faq";
import { home } from "#content/home";
import { inquiry } from "#content/inquiry/copy";
import { questions } from "#content/inquiry/questions";
import { leadForm } from "#content/lead-form";
import { locations } from "#content/locations";
import { navigation } from "#content/navigation";
import { offers } from "#content/offers";
import { packages } from "#content/packages";
import type { Faq } from "#content/schema/faq";
import { diyDownloads } from "#content/service-pages/diy-downloads";
import { groupCoaching } from "#content/service-pages/group-coaching";
import { monthlyContent } from "#content/service-pages/monthly-content";
import { thankYou } from "#content/thank-you";
import { LegalText } from "~/routes/legal/legal-text";

// The words and counts that the sample content was ordered with: a studio that writes its own deletes this file and
// the folder of its name.

const FAQ: Faq = faq;
const listed = (words: readonly string[]) => words.join(" | ");
const hrefs = (links: { href: string }[]) => listed(links.map(({ href }) => href));
const wordsOf = (value: unknown) => JSON.stringify(value);
const legal = (page: string) => readFileSync(`content/legal/${page}.mdx`, "utf8");

function bundle(slug: string) {
  const found = offers.bundles.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`no bundle ${slug}`);
  return found;
}

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

test("the bundles have their names, prices and spots", () => {
  expect(offers.bundles.map((b) => [b.name, b.price, b.spots.available, b.spots.max])).toEqual([
    ["Internal FAQ", 4500, 4, 6],
    ["External FAQ", 4500, 5, 6],
    ["YouTube Visibility Engine", 6500, 2, 4],
    ["7-Day Launch", 2500, 8, 12],
    ["30 Reels in 30 Days", 4800, 3, 5],
    ["Founder's Brand Kit", 6000, 4, 6],
    ["Starter Session", 500, 2, 6],
  ]);
  expect(offers.bonusPack.total).toBe(410);
});

test("the bundles state their facts", () => {
  expect(wordsOf(bundle("starter-session"))).toContain("30-minute shoot and three edited videos");
  expect(wordsOf(bundle("starter-session"))).toContain("Capped at 6 per month");
  expect(bundle("internal-faq").includes).toContain("Up to 15 videos of 60-90 seconds");
  expect(wordsOf(bundle("youtube-visibility-engine"))).toContain("2-3 long-form videos a month");
  for (const slug of ["internal-faq", "external-faq", "youtube-visibility-engine"])
    expect(bundle(slug).timeline).toBe("System ready in 4-8 weeks");
  for (const it of offers.bundles) expect(wordsOf(it)).toMatch(/travel within about 30 miles/i);
});

test("contact links name these plans and services", () => {
  const searches = [...offers.bundles, offers.coaching, offers.monthly].map(
    ({ contactHref }) => new URL(contactHref, "https://studio.test").searchParams,
  );
  expect(listed(searches.flatMap((search) => search.getAll("plan")))).toBe(
    "internal-faq | external-faq | youtube | starter",
  );
  expect(listed(searches.slice(-2).flatMap((search) => search.getAll("service")))).toBe(
    "Camera-Ready Brand Coaching | Social Authority Kit",
  );
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

test("the packages page and the pages of the offers have their parts", () => {
  expect(listed(packages.tabs.map(({ id, label }) => `${id}: ${label}`))).toBe(
    "diy: DIY | coaching: Coaching | monthly: Monthly | bundles: Bundles",
  );
  expect(diyDownloads.steps.items).toHaveLength(3);
  expect(diyDownloads.license.body).toMatch(/non-refundable.*business use only/i);
  expect(diyDownloads.bridge.coaching.action.href).toBe("/services/group-coaching");
  const { weeks } = groupCoaching.curriculum;
  expect(weeks).toHaveLength(6);
  expect(weeks.at(0)?.title).toBe("Foundation and mindset");
  expect(weeks.at(-1)?.title).toBe("Launch and scale");
  expect(groupCoaching.inclusions.items).toHaveLength(6);
  expect(groupCoaching.lede).toContain("records 3-5 brand videos");
  const { facts } = groupCoaching;
  expect(facts.items[0]?.value).toBe("Cohorts launch every 6 weeks");
  expect(facts.items[3]?.value).toBe("3-5 brand videos");
});

test("the monthly kit has its four deliverables and four steps", () => {
  const { deliverables, process, youtubeNote } = monthlyContent;
  expect(deliverables.heading).toBe("What You Get");
  expect(listed(deliverables.items.map((item) => `${item.title}, ${item.length}`))).toBe(
    "1 hero video, 90-120 seconds | 6 social reels, 30-45 seconds each | 1 client voice video, 60-90 seconds | 1 strategy and script session, 60 minutes, before the shoot",
  );
  expect(process.steps).toHaveLength(4);
  expect(youtubeNote.body).toContain("separate future plan");
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

test("the lead form offers its choices to the character", () => {
  expect(listed(leadForm.projectTypes.map(({ crmValue }) => crmValue))).toBe(
    "30 Reels in 30 Days | Coaching | Commercial/Advertisement | Corporate Video | External FAQ Buildout | Internal FAQ Buildout | Monthly Content System | Post-Production Only | The 7 - Day :Launch | The Founder's Brand Kit | The Started Session | YouTube Visibility Engine | Not sure yet",
  );
  expect(listed(leadForm.budgets)).toBe(
    "Under $5,000 | $5,000 - $10,000 | $10,000 - $25,000 | $25,000 - $50,000 | Unspecified",
  );
  expect(listed(leadForm.timelines)).toBe(
    "Urgent (1-2 weeks) | Standard (3-4 weeks) | Extended (1-2 months) | Flexible (2+ months)",
  );
  expect(leadForm.defaults).toEqual({
    projectType: "Not sure yet",
    diyProjectType: "Monthly Content System",
    budget: "Under $5,000",
    country: "United States",
  });
  expect(listed(leadForm.plans.map(({ plan, projectType }) => `${plan}: ${projectType}`))).toBe(
    "starter: The Started Session | youtube: YouTube Visibility Engine | internal-faq: Internal FAQ Buildout | external-faq: External FAQ Buildout",
  );
});

test("the contact page names its cards and forms", () => {
  const { call, strategy, audit } = contact.cards;
  expect(listed([call.title, strategy.title, audit.title])).toBe(
    "Book a Strategy Call | Complete Strategy Assessment | Video Readiness Audit",
  );
  expect(call.body).toMatch(/free 30-minute call/i);
  expect(strategy.body).toContain("12-step assessment");
  expect(hrefs([strategy.action, audit.action])).toBe(
    "/content-strategy | /assessments/video-readiness",
  );
  expect(contact.forms.contact.title).toBe("Quick Message");
  expect(contact.forms.diy.title).toBe("Questions about DIY?");
});

test("the thank-you page says thank you, how long it takes, and where to go on", () => {
  const { badge, heading, text, book, links } = thankYou;
  expect(listed([badge, heading, text, book])).toBe(
    "Success | Thank you for your inquiry! | We received your details and will reply within one business day. If this is urgent, feel free to also book a strategy call. | Book a Strategy Call",
  );
  expect(links).toEqual([
    { label: "Back to Home", href: "/" },
    { label: "Explore Packages", href: "/video-packages" },
  ]);
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
