/** Offers that stand alone in offers.yaml; the name of their part is their slug. */
export const SINGLE_OFFERS = ["coaching", "monthly"] as const;
