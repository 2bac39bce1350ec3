import { expect } from "@playwright/test";
import { linkedPages } from "../support/all-pages.ts";
import { arrives, type Crawl } from "../support/crawl-site.ts";
import { test } from "../support/site.ts";

// Requests need no scripts: each test runs once.
const once = { tag: "@no-js" };

test("links lead from the home page to every route", once, ({ crawled }) => {
  expect(crawled.visits.map(({ address }) => address)).toEqual(expect.arrayContaining(linkedPages));
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

function linksOf({ pages }: Crawl) {
  return pages.flatMap(({ address, url, document }) =>
    document.links.map(({ href, target: tab, rel }) => {
      return { page: address, href, tab, rel, target: new URL(href, url) };
    }),
  );
}
