import type { Offers } from "./schema/offers.ts";

/** All that is sold; coaching and monthly content are one offer each, and have no slug in offers.yaml. */
export function listOffers({ bundles, downloads, coaching, monthly }: Offers) {
  return [
    ...bundles,
    ...downloads,
    { slug: "coaching", ...coaching },
    { slug: "monthly", ...monthly },
  ];
}
