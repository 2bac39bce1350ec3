import { expect } from "@playwright/test";
import { calls } from "../../../content/calls.ts";
import { formatDay } from "../../../content/format.ts";
import { offers } from "../../../content/offers.ts";
import { blocksOf, type Crawl } from "../support/crawl-site.ts";
import { test } from "../support/site.ts";

const { bundles, coaching, downloads, monthly } = offers;
const named = [...bundles, ...downloads, coaching, monthly];

test("spots are the catalogue's on every page, with their day @no-js", ({ crawled }) => {
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
  for (const path of ["/services/group-coaching", "/services/monthly-content"]) {
    const page = textsOf(crawled).find(({ address }) => address === path);
    expect(page?.text, path).toMatch(
      new RegExp(`spots available\\s*Set on ${formatDay(offers.spotsSetOn)}`),
    );
  }
});

test("an offer named with a price has the catalogue's, on every page @no-js", ({ crawled }) => {
  const wrong = blocksOf(crawled).flatMap(({ address, text }) =>
    named
      .flatMap(({ name, price }) => pricesAfter(text, name).map((said) => ({ name, said, price })))
      .filter(({ said, price }) => said !== price)
      .map((it) => ({ address, text, ...it })),
  );
  expect(wrong).toEqual([]);
});

test("a call has one length, or says why it is longer @no-js", ({ crawled }) => {
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

function pricesAfter(text: string, name: string): number[] {
  const escaped = name.replace(/[^\w ]/g, "\\$&");
  const after = new RegExp(`${escaped}s?(?: at|,| for|:)? \\(?\\$([\\d,]*\\d)`, "g");
  return [...text.matchAll(after)].map(([, amount = ""]) => Number(amount.replaceAll(",", "")));
}

function textsOf({ pages, unlinked }: Crawl) {
  return [...pages, ...unlinked].map(({ url, document }) => ({
    address: url.pathname,
    text: document.text,
  }));
}
