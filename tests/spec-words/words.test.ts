import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { assessmentCopy } from "#content/assessment/copy";
import { calls } from "#content/calls";
import { contact } from "#content/contact";
import { notFoundPage } from "#content/error-pages";
import { exploreMore } from "#content/explore-more";
import { fillFacts } from "#content/facts";
import { faq, faqCategories } from "#content/faq";
import { home } from "#content/home";
import { questions } from "#content/inquiry/questions";
import { screens } from "#content/inquiry/screens";
import { inquiry } from "#content/inquiry/services";
import { leadForm } from "#content/lead-form";
import { locations } from "#content/locations";
import { navigation } from "#content/navigation";
import { offers } from "#content/offers";
import { packages } from "#content/packages";
import { prosePage } from "#content/page-texts";
import { request } from "#content/request";
import type { Faq } from "#content/schema/pages";
import { diyDownloads } from "#content/service-pages/diy-downloads";
import { groupCoaching } from "#content/service-pages/group-coaching";
import { monthlyContent } from "#content/service-pages/monthly-content";
import { thankYou } from "#content/thank-you";
import { readPreselection } from "~/features/lead-form/lead-form.server";
import { crmEndpoint } from "~/outbox/endpoints/zoho.server";

// The words and counts that the sample content was ordered with: a studio that writes its own deletes this folder.

const FAQ: Faq = faq;
const { coaching, monthly, bundles } = offers;
const portland = locations["portland-or"].pricing;
const reels = request.buy["25-reels"];
const listed = (words: readonly unknown[]) => words.join(" | ");
const labels = (list: readonly { label: string }[]) => listed(list.map(({ label }) => label));
const titles = (list: readonly { title: string }[]) => listed(list.map(({ title }) => title));
const hrefs = (list: readonly { href: string }[]) => listed(list.map(({ href }) => href));
const crmValues = (list: readonly { crmValue: string }[]) =>
  listed(list.map(({ crmValue }) => crmValue));
const contactLinks = [...bundles, coaching, monthly].map(
  ({ contactHref }) => new URL(contactHref, "https://studio.test").searchParams,
);
const shownOn = (page: string) => FAQ.filter((it) => it.page === page).length;
const sentToCrm = crmEndpoint("https://crm.test", {
  CRM_HIDDEN_FIELDS: {},
  CRM_FIELD_MAP: { projectType: "LEADCF1", budget: "LEADCF2", timeline: "LEADCF3" },
}).write(
  { LEADCF1: "The 7 - Day :Launch", LEADCF2: "Under $5,000", returnURL: "https://studio.test" },
  "https://studio.test",
).body;

test.each<[what: string, there: unknown, ordered: unknown]>([
  [
    "qualification questions",
    listed(Object.values(questions).map(({ summaryLabel }) => summaryLabel)),
    "Business stage | Business type | Video goal | Monthly volume | Start timeline",
  ],
  [
    "services",
    labels(inquiry.services),
    "General Consultation | DIY Downloads | Group Coaching | Monthly Content System | One-Time Bundles",
  ],
  [
    "categories",
    labels(inquiry.categories),
    "DIY Digital Downloads | Camera-Ready Brand Coaching ($2,000) | Social Authority Kit ($3,000/month) | One-Time Problem-Solving Bundles",
  ],
  [
    "home categories",
    titles(home.categories),
    "DIY Resources | Coaching Programs | Content Partnership | Full-Service Production",
  ],
  [
    "links of the home categories",
    hrefs(home.categories),
    "/services/diy-downloads | /services/group-coaching | /services/monthly-content | /video-packages",
  ],
  ["menus", labels(navigation.menus), "Services | Company | Resources"],
  [
    "footer",
    listed(navigation.footer.map(({ heading }) => heading)),
    "Services | Locations | Company",
  ],
  [
    "links of Explore More",
    listed(Object.entries(exploreMore).map(([set, links]) => `${set}: ${hrefs(links)}`)),
    "services: /pathways | /video-use-cases | /resources/reviews | about: /team | /resources/reviews | /contact | packages: /discovery-call | /video-use-cases | /faq | default: /#services | /pathways | /contact",
  ],
  [
    "FAQ tabs",
    listed(faqCategories.map(({ id }) => id)),
    "all | content-systems | internal-external | packages-pricing | ownership-support | measurement | process",
  ],
  ["number of questions", FAQ.length, 30],
  ["questions on pages", ["packages", "diy", "coaching"].map(shownOn), [5, 4, 5]],
  [
    "prices of Portland",
    listed(portland.items.map(({ title, price }) => `${title} ${price}`)),
    "Single videos from $3,500 | Packages from $7,500 | Monthly programs from $5,000 per month",
  ],
  [
    "times of Portland",
    listed(portland.timelines.map(({ title, value }) => `${title}: ${value}`)),
    "Discovery: 1-2 weeks | Filming: 1-3 days | Editing: 2-4 weeks | Revisions: Two revision rounds",
  ],
  ["calls", calls, { strategy: 30, strategyAfterAudit: "30-45", discovery: "45-60" }],
  [
    "calls after the audit",
    listed([assessmentCopy.routing.discovery.length, assessmentCopy.routing.strategy.length]),
    "45-60 minutes | 30-45 minutes",
  ],
  ["length of the audit", assessmentCopy.duration, "3-5 minutes, 21 questions in four sections"],
  [
    "project types",
    crmValues(leadForm.projectTypes),
    "30 Reels in 30 Days | Coaching | Commercial/Advertisement | Corporate Video | External FAQ Buildout | Internal FAQ Buildout | Monthly Content System | Post-Production Only | The 7 - Day :Launch | The Founder's Brand Kit | The Started Session | YouTube Visibility Engine | Not sure yet",
  ],
  [
    "budgets",
    crmValues(leadForm.budgets),
    "Under $5,000 | $5,000 - $10,000 | $10,000 - $25,000 | $25,000 - $50,000 | Unspecified",
  ],
  [
    "timelines",
    crmValues(leadForm.timelines),
    "Urgent (1-2 weeks) | Standard (3-4 weeks) | Extended (1-2 months) | Flexible (2+ months)",
  ],
  [
    "defaults",
    listed(Object.values(leadForm.defaults)),
    "Not sure yet | Monthly Content System | Under $5,000 | United States",
  ],
  [
    "plans",
    listed(leadForm.plans.map(({ plan, projectType }) => `${plan}: ${projectType}`)),
    "starter: The Started Session | youtube: YouTube Visibility Engine | internal-faq: Internal FAQ Buildout | external-faq: External FAQ Buildout",
  ],
  [
    "plans that links name",
    listed(contactLinks.flatMap((search) => search.getAll("plan"))),
    "internal-faq | external-faq | youtube | starter",
  ],
  [
    "services that links name",
    listed(contactLinks.slice(-2).flatMap((search) => search.getAll("service"))),
    "Camera-Ready Brand Coaching | Social Authority Kit",
  ],
  [
    "fields of the form",
    labels(Object.values(contact.fields)),
    "First name | Last name | Company | Email | Phone | City | State | Zip code | Country | Project type | Budget | Timeline | Description",
  ],
  [
    "what the CRM gets",
    sentToCrm,
    "LEADCF1=The+7+-+Day+%3ALaunch&LEADCF2=Under+%245%2C000&returnURL=https%3A%2F%2Fstudio.test",
  ],
  [
    "cards of the contact page",
    titles(Object.values(contact.cards).slice(0, 3)),
    "Book a Strategy Call | Complete Strategy Assessment | Video Readiness Audit",
  ],
  [
    "links of the cards",
    hrefs([contact.cards.strategy.action, contact.cards.audit.action]),
    "/content-strategy | /assessments/video-readiness",
  ],
  [
    "forms",
    listed([contact.forms.contact.title, contact.forms.diy.title]),
    "Quick Message | Questions about DIY?",
  ],
  [
    "thank-you page",
    listed([thankYou.badge, thankYou.heading, thankYou.text, thankYou.book]),
    "Success | Thank you for your inquiry! | We received your details and will reply within one business day. If this is urgent, feel free to also book a strategy call. | Book a Strategy Call",
  ],
  [
    "links of the thank-you page",
    thankYou.links,
    [
      { label: "Back to Home", href: "/" },
      { label: "Explore Packages", href: "/video-packages" },
    ],
  ],
  [
    "errors",
    listed([notFoundPage.heading, screens.sendFailure.title]),
    "Oops! Page not found | Oops! Something went wrong",
  ],
  [
    "bundles",
    listed(bundles.map((b) => [b.name, b.price, b.spots.available, b.spots.max].join())),
    "Internal FAQ,4500,4,6 | External FAQ,4500,5,6 | YouTube Visibility Engine,6500,2,4 | 7-Day Launch,2500,8,12 | 30 Reels in 30 Days,4800,3,5 | Founder's Brand Kit,6000,4,6 | Starter Session,500,2,6",
  ],
  ["bonus pack", offers.bonusPack.total, 410],
  [
    "tabs of the packages page",
    listed(packages.tabs.map(({ id, label }) => `${id}: ${label}`)),
    "diy: DIY | coaching: Coaching | monthly: Monthly | bundles: Bundles",
  ],
  [
    "parts of pages",
    [
      diyDownloads.steps.items.length,
      groupCoaching.curriculum.weeks.length,
      groupCoaching.inclusions.items.length,
      monthlyContent.process.steps.length,
    ],
    [3, 6, 6, 4],
  ],
  [
    "first and last week",
    titles([
      ...groupCoaching.curriculum.weeks.slice(0, 1),
      ...groupCoaching.curriculum.weeks.slice(-1),
    ]),
    "Foundation and mindset | Launch and scale",
  ],
  [
    "deliverables of the monthly kit",
    listed(monthlyContent.deliverables.items.map((item) => `${item.title}, ${item.length}`)),
    "1 hero video, 90-120 seconds | 6 social reels, 30-45 seconds each | 1 client voice video, 60-90 seconds | 1 strategy and script session, 60 minutes, before the shoot",
  ],
  [
    "a request to book",
    listed([request.book.bundle.title, ...request.book.bundle.about]),
    "Book a strategy call | One-time bundles, $500 to $6,500 | Strategy call, 30 minutes, free",
  ],
  [
    "a request to buy",
    listed([reels?.title, ...(reels?.about ?? [])]),
    "Buy 25 Reels | 25 Reels, $47",
  ],
])("as ordered: %s", (_, there, ordered) => {
  expect(there).toEqual(ordered);
});

const bundle = (slug: string) => JSON.stringify(bundles.find((it) => it.slug === slug));
const legal = (page: string) => fillFacts(readFileSync(`content/legal/${page}.mdx`, "utf8"));
const travel = FAQ.find(({ id }) => id === "travel-included")?.answer;

test.each<[where: string, text: string | undefined, words: string | RegExp]>([
  ["what happens next", inquiry.whatHappensNext[0]?.body, "within 24 hours"],
  ["the card of the call", contact.cards.call.body, /free 30-minute call/i],
  ["the card of the strategy", contact.cards.strategy.body, "12-step assessment"],
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
  ["the bridge", diyDownloads.bridge.coaching.action.href, "/services/group-coaching"],
  ["coaching", groupCoaching.lede, "records 3-5 brand videos"],
  ["the cohort", groupCoaching.facts.items[0]?.value, "Cohorts launch every 6 weeks"],
  ["the monthly kit", monthlyContent.deliverables.heading, "What You Get"],
  ["its note", monthlyContent.youtubeNote.body, "separate future plan"],
  ["Portland", portland.lede, "two revision rounds"],
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
  expect(prosePage.lastUpdated(updated)).toBe("Last updated January 2024");
});
