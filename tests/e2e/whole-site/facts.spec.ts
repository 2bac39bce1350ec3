import { expect } from "@playwright/test";
import { calls } from "#content/calls.yaml";
import { offers } from "#content/offers.yaml";
import { pages } from "#content/pages.yaml";
import { formatDay } from "../../../app/content/format.ts";
import { blocksOf, type Crawl } from "../support/crawl-site.ts";
import { test } from "../support/site.ts";

const { bundles, coaching, downloads, monthly } = offers;
const named = [...bundles, ...downloads, coaching, monthly];

test("spots are the catalog's on every page, with their day @no-js @brand", ({ crawled }) => {
  const known = [...bundles, coaching, monthly].map(
    ({ spots }) => `${spots.available} of ${spots.max} spots`,
  );
  const found = textsOf(crawled).flatMap(({ address, text }) =>
    [...text.matchAll(/\d+ of \d+ spots(?! available mean)/g)].map(([spots]) => ({
      address,
      spots,
    })),
  );
  expect(found.length).toBeGreaterThan(9);
  expect(found.filter(({ spots }) => !known.includes(spots))).toEqual([]);
  const listed = pages.filter(({ path }) => /^\/services\/(group|monthly)-/.test(path));
  for (const { path } of listed) {
    const page = textsOf(crawled).find(({ address }) => address === path);
    expect(page?.text, path).toMatch(
      new RegExp(`spots available[^.]{0,20}${formatDay(offers.spotsSetOn)}`),
    );
  }
});

test("an offer named with a price has the catalog's, on every page @no-js @brand", ({
  crawled,
}) => {
  const wrong = blocksOf(crawled).flatMap(({ address, text }) =>
    named
      .flatMap(({ name, price }) => pricesAfter(text, name).map((said) => ({ name, said, price })))
      .filter(({ said, price }) => said !== price)
      .map((it) => ({ address, text, ...it })),
  );
  expect(wrong).toEqual([]);
});

test("a call has one length, or says why it is longer @no-js @brand", ({ crawled }) => {
  for (const { address, text } of textsOf(crawled)) {
    for (const [, said] of text.matchAll(/(\d+)-minute (?:strategy )?call/g)) {
      expect(said, address).toBe(String(calls.strategy));
    }
    for (const [, said] of text.matchAll(/strategy call,? (?:takes )?(\d+(?:-\d+)?) minutes/gi)) {
      const isExplained = text.includes("longer than our usual 30");
      expect(isExplained ? calls.strategyAfterAudit : String(calls.strategy), address).toBe(said);
    }
    for (const [, said] of text.matchAll(/discovery call,? (?:takes )?(\d+(?:-\d+)?)/gi)) {
      expect(said, address).toBe(calls.discovery);
    }
  }
});

const PAYMENTS = ["/pay/25-reels", "/pay/blueprint", "/pay/scripts"];
/** The project type that the button of each bundle selects on the contact page, in their order. */
const PROJECT_TYPES = [
  "Internal FAQ Buildout",
  "External FAQ Buildout",
  "YouTube Visibility Engine",
  "The 7 - Day :Launch",
  "30 Reels in 30 Days",
  "The Founder's Brand Kit",
  "The Started Session",
];

test("downloads are bought on their payment pages, without referrer @no-js", ({ crawled }) => {
  for (const path of ["/services/diy-downloads", "/video-packages"]) {
    const page = crawled.pages.find(({ address }) => address === path);
    const links = page?.document.links.filter(({ href }) => href.includes("/pay/"));
    expect(links, path).toMatchObject(
      PAYMENTS.map((pay) => ({
        href: process.env.SCHEDULER_URL + pay,
        target: "_blank",
        rel: expect.stringContaining("noreferrer"),
      })),
    );
  }
});

test("a bundle's button selects its project type in the form @no-js", async ({ request }) => {
  const selected = [];
  for (const { contactHref } of offers.bundles) {
    const html = await (await request.get(contactHref)).text();
    selected.push(/<option[^>]* selected=""[^>]*>([^<]+)/.exec(html)?.[1]?.replace("&#x27;", "'"));
  }
  expect(selected).toEqual(PROJECT_TYPES);
});

function pricesAfter(text: string, name: string): number[] {
  const escaped = name.replace(/[^\w ]/g, "\\$&");
  const after = new RegExp(`${escaped}s?(?: at|,| for|:)? \\(?[$£€](\\d{1,3}(?:,\\d{3})*)`, "g");
  return [...text.matchAll(after)].map(([, amount = ""]) => Number(amount.replaceAll(",", "")));
}

function textsOf({ pages, unlinked }: Crawl) {
  return [...pages, ...unlinked].map(({ url, document }) => ({
    address: url.pathname,
    text: document.text,
  }));
}
