import { expect, test } from "vitest";
import { offers } from "#content/offers";
import { packages } from "#content/packages";
import { diyDownloads } from "#content/service-pages/diy-downloads";
import { groupCoaching } from "#content/service-pages/group-coaching";
import { monthlyContent } from "#content/service-pages/monthly-content";

const listed = (words: readonly string[]) => words.join(" | ");
const wordsOf = (value: unknown) => JSON.stringify(value);

function bundle(slug: string) {
  const found = offers.bundles.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`no bundle ${slug}`);
  return found;
}

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
