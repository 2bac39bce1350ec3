// Formats the prices of offers.ts for sentences. Budgets, the investments in assessment/texts.yaml, and payload labels
// state amounts of their own.
import { formatPrice } from "./format.ts";
import { offers, startingPrices } from "./offers.ts";

const amounts = new Map<string, number>([
  ...[...offers.downloads, ...offers.bundles].map((it) => [it.slug, it.price] as const),
  ["coaching", offers.coaching.price],
  ["monthly", offers.monthly.price],
  ["bonus-pack", offers.bonusPack.total],
  ...offers.bonusPack.items.map((it) => [it.name, it.price] as const),
  ...Object.entries(startingPrices),
]);

/** What `price` knows. */
export const priceNames = [...amounts.keys()];

/** The price of an offer by any of `priceNames`: such as a slug of a bundle, "coaching" or "single video". */
export function price(offer: string): string {
  const amount = amounts.get(offer);
  if (amount === undefined) throw new Error(`content/offers.ts: "${offer}" has no price to insert`);
  return formatPrice(amount);
}

/** The lowest and the highest price of the downloads or the bundles, such as "$19 to $47". */
export function priceRange(of: "downloads" | "bundles", between = " to "): string {
  const prices = offers[of].map((it) => it.price);
  return [Math.min(...prices), Math.max(...prices)].map(formatPrice).join(between);
}

const INSERT = /\{(price|priceRange)\((['"])([^'"]+)\2\)\}/g;

/** The text of an MDX file with its {price('coaching')} and {priceRange('downloads')} filled in. */
export function fillPrices(text: string): string {
  return text.replace(INSERT, (_, ask: string, __, of: string) => {
    if (ask === "price") return price(of);
    if (of === "downloads" || of === "bundles") return priceRange(of);
    throw new Error(`"${of}" is neither "downloads" nor "bundles"`);
  });
}
