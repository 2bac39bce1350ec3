import { expect, test } from "vitest";
import { contact } from "./contact";
import { faq, faqCategories } from "./faq";
import { leadForm } from "./lead-form";
import { offers } from "./offers";
import { packages } from "./packages";
import type { Faq } from "./schema/faq";
import { diyDownloads } from "./service-pages/diy-downloads";
import { groupCoaching } from "./service-pages/group-coaching";
import { monthlyContent } from "./service-pages/monthly-content";
import { thankYou } from "./thank-you";

const questions: Faq = faq;
const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(strings);
}

function bundle(slug: string) {
  const found = offers.bundles.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`no bundle ${slug}`);
  return { ...found, copy: strings(found).join("\n") };
}

function query(href: string) {
  const { pathname, searchParams } = new URL(href, "https://rainlight.example");
  return { pathname, plan: searchParams.get("plan"), service: searchParams.get("service") };
}

const projectTypes = leadForm.projectTypes.map((type) => type.crmValue);

test("the facts of the specification stand word for word in the bundles", () => {
  expect(bundle("starter-session").price).toBe(500);
  expect(bundle("starter-session").copy).toContain("30-minute shoot and three edited videos");
  expect(bundle("starter-session").copy).toContain("Capped at 6 per month");
  expect(bundle("internal-faq").includes).toContain("Up to 15 videos of 60-90 seconds");
  expect(bundle("youtube-visibility-engine").copy).toContain("2-3 long-form videos a month");
  for (const slug of ["internal-faq", "external-faq", "youtube-visibility-engine"])
    expect(bundle(slug).timeline).toBe("System ready in 4-8 weeks");
  for (const { slug } of offers.bundles)
    expect(bundle(slug).copy).toMatch(/travel within about 30 miles/i);
});

test("every contact link of the catalogue selects a plan or a service that the form knows", () => {
  const links = [...offers.bundles, offers.coaching, offers.monthly].map((o) => o.contactHref);
  for (const href of links) {
    const { pathname, plan, service } = query(href);
    expect(pathname).toBe("/contact");
    expect([plan, service].filter(Boolean)).toHaveLength(1);
    if (plan) expect(leadForm.plans.map((p) => p.plan)).toContain(plan);
    if (service) expect(leadForm.services.map((s) => s.service)).toContain(service);
  }
  expect(new Set(links).size).toBe(links.length);
});

test("a bundle without a plan is selected by its name", () => {
  const byService = offers.bundles.filter((b) => query(b.contactHref).service);
  expect(byService.map((b) => query(b.contactHref).service)).toEqual(byService.map((b) => b.name));
  expect(offers.bundles.map((b) => query(b.contactHref).plan).filter(Boolean)).toEqual([
    "internal-faq",
    "external-faq",
    "youtube",
    "starter",
  ]);
});

test("coaching and monthly pass the services of the specification", () => {
  expect(query(offers.coaching.contactHref).service).toBe("Camera-Ready Brand Coaching");
  expect(query(offers.monthly.contactHref).service).toBe("Social Authority Kit");
  const hrefs = Object.fromEntries(packages.tabs.map((tab) => [tab.id, tab.contact.href]));
  expect(hrefs.coaching).toBe(offers.coaching.contactHref);
  expect(hrefs.monthly).toBe(offers.monthly.contactHref);
});

test("the packages page has its four tabs, DIY first", () => {
  expect(packages.tabs.map(({ id, label }) => [id, label])).toEqual([
    ["diy", "DIY"],
    ["coaching", "Coaching"],
    ["monthly", "Monthly"],
    ["bundles", "Bundles"],
  ]);
  expect(packages.bonusNotice).toContain(dollars(offers.bonusPack.total));
});

test("amounts in the copy are prices of the catalogue", () => {
  const catalogue = [
    ...[...offers.downloads, ...offers.bundles, ...offers.bonusPack.items].map((o) => o.price),
    offers.coaching.price,
    offers.monthly.price,
    offers.bonusPack.total,
  ].map(dollars);
  const known = new Set([...catalogue, offers.priceStrings.monthlyBonusPack]);
  const { budgets, defaults, ...choices } = leadForm;
  const pages = [packages, diyDownloads, groupCoaching, monthlyContent, faq, contact, choices];
  const amounts = strings(pages).flatMap((text) => text.match(/\$[\d,]*\d/g) ?? []);
  expect(amounts.length).toBeGreaterThan(30);
  expect(amounts.filter((amount) => !known.has(amount))).toEqual([]);
  expect(budgets).toContain(defaults.budget);
});

test("the DIY page names its own price range, three steps and the license", () => {
  expect(diyDownloads.lede).toContain(offers.priceStrings.diyOnPage);
  expect(diyDownloads.steps.items).toHaveLength(3);
  expect(diyDownloads.license.body).toMatch(/non-refundable.*business use only/i);
  expect(diyDownloads.bridge.coaching.action.href).toBe("/services/group-coaching");
});

test("the curriculum has six weeks between the two that the specification names", () => {
  const { weeks } = groupCoaching.curriculum;
  expect(weeks.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(weeks).toHaveLength(offers.coaching.weeks);
  expect(weeks.at(0)?.title).toBe("Foundation and mindset");
  expect(weeks.at(-1)?.title).toBe("Launch and scale");
  expect(groupCoaching.inclusions.items).toHaveLength(6);
  expect(groupCoaching.lede).toContain("records 3-5 brand videos");
});

test("the cohort's facts agree with the catalogue", () => {
  const { cohort, format, spots } = offers.coaching;
  expect(groupCoaching.facts.items.map((fact) => fact.value)).toEqual([
    "Cohorts launch every 6 weeks",
    cohort,
    format,
    "3-5 brand videos",
    `${spots.available} of ${spots.max} spots`,
  ]);
});

test("the monthly kit has its four deliverables, four steps and bare bonus value", () => {
  const { deliverables, process, bonus, youtubeNote } = monthlyContent;
  expect(deliverables.heading).toBe("What You Get");
  expect(deliverables.items.map((item) => `${item.title}, ${item.length}`)).toEqual([
    "1 hero video, 90-120 seconds",
    "6 social reels, 30-45 seconds each",
    "1 client voice video, 60-90 seconds",
    "1 strategy and script session, 60 minutes, before the shoot",
  ]);
  expect(process.steps).toHaveLength(4);
  expect(bonus.heading).toContain(offers.priceStrings.monthlyBonusPack);
  expect(youtubeNote.body).toContain("separate future plan");
  expect(strings(monthlyContent).join()).toContain(`${offers.monthly.minimumMonths}-month minimum`);
});

test("there are thirty questions, four to six in each category", () => {
  expect(questions).toHaveLength(30);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(30);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(30);
  for (const { id } of faqCategories.slice(1)) {
    const { length } = questions.filter(({ category }) => category === id);
    expect([4, 5, 6]).toContain(length);
  }
});

test("the FAQ tabs stand in the order of the specification", () => {
  expect(faqCategories.map(({ id }) => id)).toEqual([
    "all",
    "content-systems",
    "internal-external",
    "packages-pricing",
    "ownership-support",
    "measurement",
    "process",
  ]);
});

test("three pages show questions of their own, and answers have two to four sentences", () => {
  const shown = (page: string) => questions.filter((q) => q.page === page).length;
  expect([shown("packages"), shown("diy"), shown("coaching")]).toEqual([5, 4, 5]);
  for (const { id, answer } of questions) {
    const { length } = answer.match(/[.?](?=\s|$)/g) ?? [];
    expect([2, 3, 4], id).toContain(length);
  }
});

test("the lead form offers the choices of the specification to the character", () => {
  expect(projectTypes).toEqual([
    "30 Reels in 30 Days",
    "Coaching",
    "Commercial/Advertisement",
    "Corporate Video",
    "External FAQ Buildout",
    "Internal FAQ Buildout",
    "Monthly Content System",
    "Post-Production Only",
    "The 7 - Day :Launch",
    "The Founder's Brand Kit",
    "The Started Session",
    "YouTube Visibility Engine",
    "Not sure yet",
  ]);
  expect(leadForm.projectTypes.map((type) => type.label)).toEqual(projectTypes);
  expect(leadForm.budgets).toEqual([
    "Under $5,000",
    "$5,000 - $10,000",
    "$10,000 - $25,000",
    "$25,000 - $50,000",
    "Unspecified",
  ]);
  expect(leadForm.timelines).toEqual([
    "Urgent (1-2 weeks)",
    "Standard (3-4 weeks)",
    "Extended (1-2 months)",
    "Flexible (2+ months)",
  ]);
  expect(leadForm.defaults).toEqual({
    projectType: "Not sure yet",
    diyProjectType: "Monthly Content System",
    budget: leadForm.budgets[0],
    country: "United States",
  });
});

test("plans and services select project types that exist", () => {
  for (const { projectType } of [...leadForm.plans, ...leadForm.services])
    expect(projectTypes).toContain(projectType);
  expect(leadForm.plans.map(({ plan, projectType }) => [plan, projectType])).toEqual([
    ["starter", "The Started Session"],
    ["youtube", "YouTube Visibility Engine"],
    ["internal-faq", "Internal FAQ Buildout"],
    ["external-faq", "External FAQ Buildout"],
  ]);
});

test("the compare dialog quotes the catalogue", () => {
  const prices = Object.fromEntries(leadForm.projectTypes.map((t) => [t.crmValue, t.price]));
  expect(prices).toEqual({
    "30 Reels in 30 Days": dollars(bundle("30-reels-in-30-days").price),
    Coaching: dollars(offers.coaching.price),
    "Commercial/Advertisement": "Custom",
    "Corporate Video": "Custom",
    "External FAQ Buildout": dollars(bundle("external-faq").price),
    "Internal FAQ Buildout": dollars(bundle("internal-faq").price),
    "Monthly Content System": `${dollars(offers.monthly.price)}/month`,
    "Post-Production Only": "Custom",
    "The 7 - Day :Launch": dollars(bundle("7-day-launch").price),
    "The Founder's Brand Kit": dollars(bundle("founders-brand-kit").price),
    "The Started Session": dollars(bundle("starter-session").price),
    "YouTube Visibility Engine": dollars(bundle("youtube-visibility-engine").price),
    "Not sure yet": "–",
  });
});

test("the contact page names its cards and forms as the specification does", () => {
  const { call, strategy, audit } = contact.cards;
  expect([call.title, strategy.title, audit.title]).toEqual([
    "Book a Strategy Call",
    "Complete Strategy Assessment",
    "Video Readiness Audit",
  ]);
  expect(call.body).toMatch(/free 30-minute call/i);
  expect(strategy.body).toContain("12-step assessment");
  expect(strategy.action.href).toBe("/content-strategy");
  expect(audit.action.href).toBe("/assessments/video-readiness");
  expect(contact.forms.contact.title).toBe("Quick Message");
  expect(contact.forms.diy.title).toBe("Questions about DIY?");
});

test("the thank-you page says what the specification says", () => {
  expect(thankYou.badge).toBe("Success");
  expect(thankYou.heading).toBe("Thank you for your inquiry!");
  expect(thankYou.text).toBe(
    "We received your details and will reply within one business day. If this is urgent, feel free to also book a strategy call.",
  );
  expect(thankYou.book).toBe("Book a Strategy Call");
  expect(thankYou.links).toEqual([
    { label: "Back to Home", href: "/" },
    { label: "Explore Packages", href: "/video-packages" },
  ]);
});

test("page titles, descriptions and headings differ from page to page", () => {
  const pages = [packages, diyDownloads, groupCoaching, monthlyContent, contact];
  for (const name of ["title", "lede", "metaTitle", "metaDescription"] as const)
    expect(new Set(pages.map((page) => page[name])).size).toBe(pages.length);
});
