import type { Offers } from "./schema/offers.ts";

/** Offers that stand alone in offers.yaml; the name of their part is their slug. */
export const SINGLE_OFFERS = ["coaching", "monthly"] as const;

/** All that is sold, each with its slug. */
export function listOffers(offers: Offers) {
  const { bundles, downloads } = offers;
  return [...bundles, ...downloads, ...SINGLE_OFFERS.map((slug) => ({ slug, ...offers[slug] }))];
}
