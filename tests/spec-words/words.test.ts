import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { texts as assessmentTexts } from "#content/assessment/texts.yaml";
import { calls } from "#content/calls.yaml";
import { contact } from "#content/contact.yaml";
import { notFoundPage } from "#content/error-pages.yaml";
import { exploreMore } from "#content/explore-more.yaml";
import { questions as faq, categories as faqCategories } from "#content/faq.yaml";
import contactForm from "#content/forms/contact.yaml";
import { home } from "#content/home.yaml";
import { inOrder as questions } from "#content/inquiry/questions.yaml";
import { screens } from "#content/inquiry/screens.yaml";
import { services as inquiry } from "#content/inquiry/services.yaml";
import { leadForm } from "#content/lead-form.yaml";
import { navigation } from "#content/navigation.yaml";
import { offers } from "#content/offers.yaml";
import { packages } from "#content/packages.yaml";
import { prosePage } from "#content/prose-page.yaml";
import { diyDownloads } from "#content/service-pages/diy-downloads.yaml";
import { groupCoaching } from "#content/service-pages/group-coaching.yaml";
import { monthlyContent } from "#content/service-pages/monthly-content.yaml";
import { thankYou } from "#content/thank-you.yaml";
import type { Files } from "~/content/files";
import { fillText } from "~/content/fill-text";
import { fill } from "~/content/format";
import { locations } from "~/content/locations";
import { requestSubjects as request } from "~/content/request-subjects";
import { stepPosition } from "~/features/inquiry/steps";
import { readPreselection } from "~/features/lead-form/contact.server";
import { defaultsOf } from "~/forms/field";
import { zoho } from "~/outbox/endpoints/zoho.server";
import { readSettings } from "~/settings/settings.server";
import { facts } from "../../plugins/content/read-content.ts";
import { picklists } from "../stand-ins/lead-choices.ts";

// The words and counts that the sample content was ordered with: a studio that writes its own deletes this folder.

const FAQ: Files["faq"]["questions"] = faq;
const { coaching, monthly, bundles } = offers;
const { strategy, audit } = contact.cards;
// A studio may have no page in Portland.
const portland = locations["portland-or"]?.pricing;
const reels = request.buy["25-reels"];
const listed = (words: readonly unknown[]) => words.join(" | ");
const labels = (list: readonly { label: string }[]) => listed(list.map(({ label }) => label));
const titles = (list: readonly { title: string }[]) => listed(list.map(({ title }) => title));
const hrefs = (list: readonly { href: string }[]) => listed(list.map(({ href }) => href));
const defaults = defaultsOf(contactForm);
const contactLinks = [...bundles, coaching, monthly].map(
  ({ contactHref }) => new URL(contactHref, "https://studio.test").searchParams,
);
const shownOn = (page: string) => FAQ.filter((it) => it.page === page).length;
const { body: sentToCrm = "" } =
  zoho
    .open(readSettings({ CRM_URL: "https://crm.test" }))
    ?.write(
      { LEADCF1: "The 7 - Day :Launch", LEADCF2: "Under $5,000", returnURL: "https://studio.test" },
      "https://studio.test",
    ) ?? {};

/** What the sample says, under its name in ordered.txt. */
const there: Record<string, string> = {
  "qualification questions": listed(questions.map(({ summaryLabel }) => summaryLabel)),
  services: labels(inquiry.services),
  categories: labels(inquiry.categories),
  "home categories": titles(home.categories),
  "links of the home categories": hrefs(home.categories),
  menus: labels(navigation.menus),
  footer: listed(navigation.footer.map(({ heading }) => heading)),
  "links of Explore More": listed(
    Object.entries(exploreMore).map(([set, links]) => `${set}: ${hrefs(links)}`),
  ),
  "FAQ tabs": listed(faqCategories.map(({ id }) => id)),
  "number of questions": String(FAQ.length),
  "questions on pages": listed(["packages", "diy", "coaching"].map(shownOn)),
  "prices of Portland": listed(
    (portland?.items ?? []).map(({ title, price }) => `${title} ${price}`),
  ),
  "times of Portland": listed(
    (portland?.timelines ?? []).map(({ title, value }) => `${title}: ${value}`),
  ),
  calls: listed(Object.entries(calls).map(([call, minutes]) => `${call}: ${minutes}`)),
  "calls after the audit": listed([
    assessmentTexts.callOffers.discovery.length,
    assessmentTexts.callOffers.strategy.length,
  ]),
  "length of the audit": assessmentTexts.duration,
  "project types": listed(picklists.projectType),
  budgets: listed(picklists.budget),
  timelines: listed(picklists.timeline.slice(1)),
  defaults: listed([
    ...[defaults.projectType, leadForm.diyProjectType, defaults.budget, defaults.country],
  ]),
  plans: listed(leadForm.plans.map(({ plan, projectType }) => `${plan}: ${projectType}`)),
  "plans that links name": listed(contactLinks.flatMap((search) => search.getAll("plan"))),
  "services that links name": listed(
    contactLinks.slice(-2).flatMap((search) => search.getAll("service")),
  ),
  "fields of the form": labels(contactForm),
  "what the CRM gets": sentToCrm,
  "cards of the contact page": titles(Object.values(contact.cards).slice(0, 3)),
  "links of the cards": hrefs([strategy, audit].flatMap((card) => card?.action ?? [])),
  forms: listed([contact.forms.contact.title, contact.forms.diy.title]),
  "thank-you page": listed([thankYou.badge, thankYou.heading, thankYou.text, thankYou.book]),
  "links of the thank-you page": listed(
    thankYou.links.map(({ label, href }) => `${label}: ${href}`),
  ),
  errors: listed([notFoundPage.heading, screens.sendFailure.title]),
  bundles: listed(bundles.map((b) => [b.name, b.price, b.spots.available, b.spots.max].join())),
  "bonus pack": String(offers.bonusPack.total),
  "tabs of the packages page": listed(packages.tabs.map(({ id, label }) => `${id}: ${label}`)),
  "parts of pages": listed([
    diyDownloads.steps.items.length,
    groupCoaching.curriculum.weeks.length,
    groupCoaching.inclusions.items.length,
    monthlyContent.process.steps.length,
  ]),
  "first and last week": titles([
    ...groupCoaching.curriculum.weeks.slice(0, 1),
    ...groupCoaching.curriculum.weeks.slice(-1),
  ]),
  "deliverables of the monthly kit": listed(
    monthlyContent.deliverables.items.map((item) => `${item.title}, ${item.length}`),
  ),
  "a request to book": listed([request.book.bundle.title, ...request.book.bundle.about]),
  "a request to buy": listed([reels?.title, ...(reels?.about ?? [])]),
};

const ordered = readFileSync("tests/spec-words/ordered.txt", "utf8").trimEnd().split("\n");

test("the sample has the words of ordered.txt", () => {
  expect(Object.entries(there).map((pair) => pair.join(": "))).toEqual(ordered);
});

const bundle = (slug: string) => JSON.stringify(bundles.find((it) => it.slug === slug));
const legal = (page: string) =>
  fillText(page, readFileSync(`content/legal/${page}.mdx`, "utf8"), facts()).filled;
const travel = FAQ.find(({ id }) => id === "travel-included")?.answer;

test.each<[where: string, text: string | undefined, words: string | RegExp]>([
  ["what happens next", inquiry.whatHappensNext[0]?.body, "within 24 hours"],
  ["the card of the call", contact.cards.call.body, /free 30-minute call/i],
  [
    "the card of the strategy",
    strategy?.body,
    `${stepPosition("thank-you", {}).count}-step assessment`,
  ],
  ["the starter session", bundle("starter-session"), "30-minute shoot and three edited videos"],
  ["its spots", bundle("starter-session"), "Capped at 6 per month"],
  ["the internal FAQ", bundle("internal-faq"), "Up to 15 videos of 60-90 seconds"],
  ["the engine", bundle("youtube-visibility-engine"), "2-3 long-form videos a month"],
  ...["internal-faq", "external-faq", "youtube-visibility-engine"].map(
    (slug): [string, string, string] => [slug, bundle(slug), "System ready in 4-8 weeks"],
  ),
  ...bundles.map((it): [string, string, RegExp] => [
    it.slug,
    JSON.stringify(it),
    /travel within about 30 miles/i,
  ]),
  ["the license", diyDownloads.license.body, /non-refundable.*business use only/i],
  ["the bridge", diyDownloads.bridge.coaching?.action.href, "/services/group-coaching"],
  ["coaching", groupCoaching.lede, "records 3-5 brand videos"],
  ["the cohort", groupCoaching.facts.items[0]?.value, "Cohorts launch every 6 weeks"],
  ["the monthly kit", monthlyContent.deliverables.heading, "What You Get"],
  ["its note", monthlyContent.youtubeNote.body, "separate future plan"],
  ["Portland", portland?.lede, "two revision rounds"],
  ["the terms", legal("terms"), "governed by the laws of the State of Washington"],
  ["the terms", legal("terms"), "On full payment, ownership of the finished films passes to you"],
  [
    "the FAQ",
    FAQ.find(({ id }) => id === "who-owns-the-films")?.answer,
    "The studio owns the work until full payment",
  ],
  ...[travel, ...Object.values(locations).map(({ coverage }) => coverage.note)].map(
    (text): [string, typeof text, string] => [
      "travel",
      text,
      "Travel within about 30 miles is included.",
    ],
  ),
])("%s says %3$s", (_, text, words) => {
  expect(text).toMatch(words);
});

test.each([
  ["plan=starter", "The Started Session"],
  ["plan=youtube&service=Social+Authority+Kit", "YouTube Visibility Engine"],
  ["plan=internal-faq", "Internal FAQ Buildout"],
  ["plan=external-faq", "External FAQ Buildout"],
  ["service=Camera-Ready+Brand+Coaching", "Coaching"],
  ["service=Social+Authority+Kit", "Monthly Content System"],
])("a link with %s selects the project type %s, and keeps the service", (query, projectType) => {
  const search = new URLSearchParams(query);
  const service = search.get("service");
  expect(readPreselection(search)).toEqual(service ? { projectType, service } : { projectType });
});

test("menus and footer link to every page that they must", () => {
  const groups = [...navigation.menus, ...navigation.footer];
  const pages =
    "/ /about-us /video-packages /contact /discovery-call /video-use-cases /services/diy-downloads /services/group-coaching /services/monthly-content /company/team /company/values /resources/reviews /faq /privacy /terms /blog /content-strategy /assessments/video-readiness";
  const places = Object.keys(locations).map((slug) => `/locations/${slug}`);
  expect(groups.flatMap(({ links }) => links.map(({ href }) => href))).toEqual(
    expect.arrayContaining([...pages.split(" "), ...places]),
  );
});

test.each(["privacy", "terms"])("the %s page keeps its date", (page) => {
  const updated = /^updated: (.*)$/m.exec(legal(page))?.[1] ?? "";
  expect(fill(prosePage.lastUpdated, { day: updated })).toBe("Last updated January 2024");
});
