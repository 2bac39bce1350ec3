import { expect } from "@playwright/test";
import { offers } from "../../../content/offers.ts";
import { reviews } from "../../../content/reviews.ts";
import { BROKEN_WORDS } from "../../setup/broken-words.ts";
import { linkedPages } from "../support/all-pages.ts";
import { arrives } from "../support/crawl-site.ts";
import { test } from "../support/site.ts";

// One crawl for all of them: two at once would be too many wizard steps a minute.
test.describe.configure({ mode: "default" });

/** How links begin that book, buy or show the reviews. */
const CALLS = /^((or )?book|buy now|choose a time|view all reviews)/i;
/** What only a scheduler or a payment page can keep. */
const PROMISES =
  /(choose|pick) a time|(our|the) (calendar|scheduler) (opens|below)|secure payment|the same minute/i;

test("nothing is dead or undefined on a site without settings @no-js", ({
  plainCrawl: { origin, visits, pages, unlinked },
}) => {
  expect(visits.map(({ address }) => address)).toEqual(expect.arrayContaining(linkedPages));
  const dead = visits.filter((visit) => !arrives(visit, origin) || visit.redirects > 1);
  expect(dead.map(({ address, from }) => ({ address, from }))).toEqual([]);
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

const pathOf = ({ pathname, search }: URL) => pathname + search;
