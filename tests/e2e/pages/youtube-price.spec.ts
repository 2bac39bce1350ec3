import { expect } from "@playwright/test";
import { offers } from "../../../content/offers.ts";
import { blocksOf } from "../support/crawl-site.ts";
import { test } from "../support/site.ts";

test("YouTube is priced for its three months wherever its price stands @no-js", ({ crawled }) => {
  const [youtube] = offers.bundles.filter(({ slug }) => slug === "youtube-visibility-engine");
  const blocks = blocksOf(crawled).filter(
    ({ text }) =>
      text.includes("YouTube") && /\$6,500(?!,)/.test(text) && !/to \$6,500\b/.test(text),
  );
  expect(blocks.length).toBeGreaterThan(2);
  expect(youtube?.films).toMatch(/three months/i);
  expect(blocks.filter(({ text }) => !/three months/i.test(text))).toEqual([]);
});
