import { expect } from "@playwright/test";
import { offers } from "#content/offers.yaml";
import { reviews } from "#content/reviews.yaml";
import { isStoredAtEdge } from "../../../app/http/cache-control.ts";
import { SPECULATION_RULES } from "../../../app/http/inline-scripts.ts";
import { BROKEN_WORDS } from "../../setup/broken-words.ts";
import { linkedPages } from "../support/all-pages.ts";
import type { Crawl } from "../support/crawl-site.ts";
import { test } from "../support/site.ts";

// One crawl for all of them.
test.describe.configure({ mode: "default" });

test("links lead to every route, and none is dead or redirects twice @no-js @brand", ({
  crawled,
}) => {
  expectAlive(crawled);
});

test("everything that a page loads is there @no-js @brand", async ({ crawled, request }) => {
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

test("every link leads to a part that is there, without personal data @no-js @brand", ({
  crawled,
}) => {
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

test("a browser prerenders the pages that anybody may keep, and nothing else @no-js @build", ({
  crawled,
}) => {
  const [rule] = JSON.parse(SPECULATION_RULES).prerender;
  const [, { not }] = rule.where.and;
  const isExcluded = ({ pathname, search }: URL) =>
    not.href_matches.some((pattern: string) =>
      new URLPattern(pattern, crawled.origin).test(crawled.origin + pathname + search),
    );
  for (const { address, url, document, cacheControl } of crawled.visits) {
    if (url.origin !== crawled.origin) continue;
    const asked = new URL(address, url);
    const isKept = document !== null && cacheControl.startsWith("public") && asked.search === "";
    expect(isExcluded(asked), address).toBe(!isKept);
  }
});

test("what links and filters ask of a page that is cached is cached, too @no-js @build", ({
  crawled: { visits, origin },
}) => {
  const isSearch = ({ searchParams }: URL) => searchParams.has("q");
  const cached = visits.filter(({ cacheControl }) => cacheControl.startsWith("public"));
  const asked = cached.flatMap(({ url, document }) =>
    [...(document?.links.map(({ href }) => href) ?? []), ...(document?.filters ?? [])].map(
      (href) => new URL(href, url),
    ),
  );
  const pages = new Set(cached.map(({ url }) => url.pathname));
  const variants = asked.filter((to) => to.origin === origin && to.search !== "" && !isSearch(to));
  const lost = variants.filter(
    (to) => pages.has(to.pathname) && !isStoredAtEdge(to.href, "https://studio.example"),
  );
  expect(variants.length).toBeGreaterThan(10);
  expect(lost.map(({ pathname, search }) => pathname + search)).toEqual([]);
});

/** How links begin that book, buy or show the reviews. */
const CALLS = /^((or )?book|buy now|choose a time|view all reviews)/i;
/** What only a scheduler or a payment page can keep. */
const PROMISES =
  /(choose|pick) a time|(our|the) (calendar|scheduler) (opens|below)|secure payment|the same minute/i;

test("nothing is dead or undefined on a site without settings @no-js", ({ plainCrawl }) => {
  expectAlive(plainCrawl);
  const { pages, unlinked } = plainCrawl;
  for (const { address, text, document } of [...pages, ...unlinked]) {
    expect(document.words.join("\n"), address).not.toMatch(BROKEN_WORDS);
    expect(text, address).not.toMatch(/(href|action)=""/);
    expect(document.text, address).not.toMatch(PROMISES);
  }
});

test("on plain settings no call to action turns in a circle or opens a tab @no-js", ({
  plainCrawl: { origin, visits, pages, unlinked },
}) => {
  const ends = new Map(visits.map(({ address, url }) => [address, pathOf(url)]));
  const links = [...pages, ...unlinked].flatMap(({ url, document }) =>
    document.actions
      .filter(({ href }) => !href.startsWith("#"))
      .map(({ href, target, text }) => {
        const to = new URL(href, url);
        const isOurs = to.origin === origin;
        const end = isOurs ? (ends.get(pathOf(to)) ?? pathOf(to)) : to.href;
        return { page: pathOf(url), href, text, target, isOurs, end };
      }),
  );
  const asks = ({ end }: { end: string }) => /^\/(book|buy)\//.test(end);
  const asked = new Set(links.filter(asks).map(({ end }) => end));
  expect(asked.size).toBeGreaterThanOrEqual(2 + offers.downloads.length);
  const ofCalls = links.filter((link) => CALLS.test(link.text) || asks(link));
  expect(ofCalls.length).toBeGreaterThan(15);
  expect(ofCalls.filter(({ end, page }) => end === page)).toEqual([]);
  expect(links.filter(({ isOurs, target }) => isOurs && target !== null)).toEqual([]);
  // Old addresses and sentences lead to the contact page for a call: it offers both.
  const offered = links.filter(({ page }) => page === "/contact").map(({ end }) => end);
  expect(offered).toEqual(expect.arrayContaining(["/book/strategy", "/book/discovery"]));
  // Without a setting the reviews' button leads where the content says.
  expect(links.find(({ href }) => href === reviews.searchUrl)).toMatchObject({ target: "_blank" });
});

function expectAlive({ origin, visits }: Crawl) {
  expect(visits.map(({ address }) => address)).toEqual(expect.arrayContaining(linkedPages));
  const broken = visits
    .filter(({ url, status, redirects }) => {
      const arrives = url.origin !== origin || status === 200;
      return !arrives || redirects > 1;
    })
    .map(({ address, from, status, redirects }) => ({ address, from, status, redirects }));
  expect(broken).toEqual([]);
}

const pathOf = ({ pathname, search }: URL) => pathname + search;
