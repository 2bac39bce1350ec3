import { expect } from "@playwright/test";
import { linkedPages } from "../support/all-pages.ts";
import { arrives } from "../support/crawl-site.ts";
import { test } from "../support/site.ts";

test("links lead to every route, and none is dead or redirects twice @no-js", ({ crawled }) => {
  expect(crawled.visits.map(({ address }) => address)).toEqual(expect.arrayContaining(linkedPages));
  const broken = crawled.visits
    .filter((visit) => !arrives(visit, crawled.origin) || visit.redirects > 1)
    .map(({ address, from, status, redirects }) => ({ address, from, status, redirects }));
  expect(broken).toEqual([]);
});

test("everything that a page loads is there @no-js", async ({ crawled, request }) => {
  const named = crawled.pages.flatMap(({ document }) => document.resources);
  const files = new Set(named.filter((address) => !address.startsWith("data:")));
  const missing = await Promise.all(
    [...files].map(async (address) => {
      const response = await request.head(address, { maxRedirects: 0 });
      return response.status() === 200 ? [] : [address];
    }),
  );
  expect(missing.flat()).toEqual([]);
});

test("every link leads to a part that is there, without personal data @no-js", ({ crawled }) => {
  const ids = new Map(crawled.pages.map(({ url, document }) => [url.pathname, document.ids]));
  const links = crawled.pages.flatMap(({ address, url, document }) =>
    document.links.map((link) => ({ ...link, page: address, to: new URL(link.href, url) })),
  );
  const isLost = ({ to }: (typeof links)[number]) =>
    to.hash !== "" &&
    ids.get(to.pathname)?.includes(decodeURIComponent(to.hash.slice(1))) === false;
  const wrong = links.filter(
    (link) =>
      !/^(\/|#.|\?|https?:\/\/|mailto:|tel:\+)/.test(link.href) ||
      (/@|%40/.test(link.href) && !link.href.startsWith("mailto:")) ||
      isLost(link),
  );
  expect(wrong).toEqual([]);
  const foreign = links.filter(
    ({ to }) => to.protocol.startsWith("http") && to.origin !== crawled.origin,
  );
  expect(foreign.length).toBeGreaterThan(crawled.pages.length);
  const careless = foreign.filter(
    ({ target, rel }) => target !== "_blank" || !rel.includes("noopener"),
  );
  expect(careless).toEqual([]);
});
