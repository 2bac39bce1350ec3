import { expect } from "@playwright/test";
import type { Crawl, Visit } from "../support/crawl-site.ts";
import { test } from "../support/site.ts";

// Requests need no scripts: each test runs once.
const once = { tag: "@no-js" };
// The studio's pages and the two sections that visitors are meant to find by links.
const PAGES = [
  "/",
  "/video-packages",
  "/video-use-cases",
  "/about-us",
  "/contact",
  "/locations/bellevue-wa",
  "/locations/portland-or",
  "/services/diy-downloads",
  "/services/group-coaching",
  "/services/monthly-content",
  "/company/team",
  "/company/values",
  "/resources/reviews",
  "/faq",
  "/privacy",
  "/terms",
  "/content-strategy",
  "/blog",
  "/blog/automate-employee-training-video",
  "/blog/video-content-roi-comparison",
  "/blog/mobile-video-production",
  "/blog/video-content-system-toolkit",
  "/blog/video-content-creation-tools",
  "/assessments/video-readiness",
  "/discovery-call",
  "/sitemap.xml",
  "/inquiry/business-stage",
  "/content-strategy/inquiry/business-stage",
];

test("links lead from the home page to every route", once, ({ crawled }) => {
  expect(crawled.visits.map(({ address }) => address)).toEqual(expect.arrayContaining(PAGES));
});

test("no link is dead, and none leads through a second redirect", once, ({ crawled }) => {
  const broken = crawled.visits
    .filter((visit) => !arrives(visit, crawled.origin) || visit.redirects > 1)
    .map(({ address, from, status, redirects }) => ({ address, from, status, redirects }));
  expect(broken).toEqual([]);
});

test("everything that a page loads is there", once, async ({ crawled, request }) => {
  const named = crawled.pages.flatMap(({ document }) => document.resources);
  const files = named.filter((address) => !address.startsWith("data:"));
  for (const address of new Set(files)) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
  }
});

test("no link is empty, runs a script or carries a person's data", once, ({ crawled }) => {
  const wrong = linksOf(crawled).filter(({ href }) => {
    const isLink = /^(\/|#.|\?|https?:\/\/|mailto:|tel:\+)/.test(href);
    return !isLink || (!href.startsWith("mailto:") && /@|%40/.test(href));
  });
  expect(wrong).toEqual([]);
});

test("links to other sites open a new tab without the opener", once, ({ crawled }) => {
  const foreign = linksOf(crawled).filter(
    ({ target }) => target.protocol.startsWith("http") && target.origin !== crawled.origin,
  );
  expect(foreign.length).toBeGreaterThan(crawled.pages.length);
  const careless = foreign.filter(({ tab, rel }) => tab !== "_blank" || !rel.includes("noopener"));
  expect(careless).toEqual([]);
});

test(
  "nothing is dead or undefined on a site without settings",
  once,
  ({ plainCrawl: { origin, visits, pages, unlinked } }) => {
    expect(visits.map(({ address }) => address)).toEqual(expect.arrayContaining(PAGES));
    const dead = visits.filter((visit) => !arrives(visit, origin) || visit.redirects > 1);
    expect(dead.map(({ address, from }) => ({ address, from }))).toEqual([]);
    for (const { address, text, document } of [...pages, ...unlinked]) {
      expect(document.words.join("\n"), address).not.toMatch(/undefined|\bNaN\b|\[object/);
      expect(text, address).not.toMatch(/(href|action)=""/);
    }
  },
);

/** A page of ours that answers, or an address of somebody else's. */
function arrives({ url, status }: Visit, origin: string) {
  return url.origin !== origin || status === 200;
}

function linksOf({ pages }: Crawl) {
  return pages.flatMap(({ address, url, document }) =>
    document.links.map(({ href, target: tab, rel }) => {
      return { page: address, href, tab, rel, target: new URL(href, url) };
    }),
  );
}
