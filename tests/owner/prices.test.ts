import { afterAll, expect, test } from "vitest";
import { formatPrice } from "#content/format";
import { offers } from "#content/offers";
import { listedPages, reachedPages } from "../e2e/support/all-pages.ts";
import { copyProject } from "../setup/project-copy.ts";
import { takeErrors } from "../setup/quiet-console.ts";
import { visitBuild } from "../setup/visit-build.ts";

const MACHINE_FILES = ["/offers.json", "/llms.txt", "/blog/rss.xml", "/blog/feed.json"];
const prices = [
  ...[...offers.downloads, offers.coaching, offers.monthly, ...offers.bundles],
  ...offers.bonusPack.items,
].map(({ price }) => price);
const old = [...prices, offers.bonusPack.total].map(formatPrice);

/** Brackets of what visitors spend, and the figures of the worked example that two articles share. */
const BRACKETS = /\$[\d,]+-\$[\d,]+/g;
const EXAMPLE = ["$6,500", "$200"];

const copy = copyProject();
afterAll(copy.remove);

test("with the catalogue alone edited, every price on every page is another", async () => {
  copy.edit("content/offers.ts", (text) =>
    text
      .replace(/price: (\d+)/g, (_, price) => `price: ${Number(price) + 13}`)
      .replace(/total: (\d+)/, (_, total) => `total: ${Number(total) + 5 * 13}`),
  );
  const { code, said } = copy.build();
  expect(code, said).toBe(0);
  const visit = await visitBuild(copy.root);
  for (const address of [...listedPages, ...reachedPages, ...MACHINE_FILES]) {
    const { status, location, text: first } = await visit(address);
    // The details give the visitor a number, and begin again with it.
    const text = location ? (await visit(location)).text : first;
    expect([200, 303], address).toContain(status);
    const amounts: string[] = text.replace(BRACKETS, "").match(/\$\d[\d,]*\b/g) ?? [];
    const own = address.startsWith("/blog/") ? EXAMPLE : [];
    const left = amounts.filter((amount) => old.includes(amount) && !own.includes(amount));
    expect(left, address).toEqual([]);
    const jsonPrices = [...text.matchAll(/"price":"?(\d+)/g)].map(([, price]) => Number(price));
    expect(
      jsonPrices.filter((price) => prices.includes(price)),
      address,
    ).toEqual([]);
  }
  // In this process nobody counts visitors, and the Worker says so.
  expect(takeErrors().join()).toContain("rate-limit.failed");
});
