import { expect } from "@playwright/test";
import { offers } from "../../../content/offers.ts";
import { formatPrice } from "../../../content/price.ts";
import { listedPages, reachedPages } from "../support/all-pages.ts";
import { test } from "../support/site.ts";
import { startCopiedSite } from "../support/sites/copied-site.ts";

// Requests need no scripts: each test runs once.
const once = { tag: "@no-js" };

const MACHINE_FILES = ["/offers.json", "/llms.txt", "/blog/rss.xml", "/blog/feed.json"];
const prices = [
  ...[...offers.downloads, offers.coaching, offers.monthly, ...offers.bundles],
  ...offers.bonusPack.items,
].map(({ price }) => price);

/** Brackets of what visitors spend, and the figures of the worked example that two articles share. */
const BRACKETS = /\$[\d,]+-\$[\d,]+/g;
const EXAMPLE = ["$6,500", "$200"];

test("with the catalogue alone edited, every price on every page is another", once, async () => {
  test.setTimeout(480_000);
  const site = await startCopiedSite((copy) =>
    copy.edit("content/offers.ts", (text) =>
      text
        .replace(/price: (\d+)/g, (_, price) => `price: ${Number(price) + 13}`)
        .replace(/total: (\d+)/, (_, total) => `total: ${Number(total) + 5 * 13}`),
    ),
  );
  try {
    const old = [...prices, offers.bonusPack.total].map(formatPrice);
    for (const page of [...listedPages, ...reachedPages, ...MACHINE_FILES]) {
      const text = await (await fetch(site.url + page)).text();
      const amounts: string[] = text.replace(BRACKETS, "").match(/\$\d[\d,]*\b/g) ?? [];
      const own = page.startsWith("/blog/") ? EXAMPLE : [];
      const left = amounts.filter((amount) => old.includes(amount) && !own.includes(amount));
      expect(left, page).toEqual([]);
      const jsonPrices = [...text.matchAll(/"price":"?(\d+)/g)].map(([, price]) => Number(price));
      expect(
        jsonPrices.filter((price) => prices.includes(price)),
        page,
      ).toEqual([]);
    }
  } finally {
    await site.stop();
  }
});
