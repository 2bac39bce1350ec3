import type { Offers } from "./schema/offers.ts";
import { SINGLE_OFFERS } from "./single-offers.ts";

export function listOffers(offers: Offers) {
  const { bundles, downloads } = offers;
  return [...bundles, ...downloads, ...SINGLE_OFFERS.map((slug) => ({ slug, ...offers[slug] }))];
}
