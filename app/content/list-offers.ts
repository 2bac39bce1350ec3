import type { Offers } from "./schema/offers.ts";
import { SINGLE_OFFERS } from "./single-offers.ts";

/** All that is sold, each with its slug. */
export function listOffers(offers: Offers) {
  const { bundles, downloads } = offers;
  return [...bundles, ...downloads, ...SINGLE_OFFERS.map((slug) => ({ slug, ...offers[slug] }))];
}
