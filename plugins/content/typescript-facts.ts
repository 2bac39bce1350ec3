import { names, people, studios } from "../../content/brand.ts";
import { calls } from "../../content/calls.ts";
import { offers, startingPrices } from "../../content/offers.ts";
import { services } from "../../content/services.ts";
import { locale, site } from "../../content/site.ts";

/** Facts of files that are not yet data. */
export const typescriptFacts = {
  brand: { names, people, studios },
  site: { locale, email: site.email, phone: site.phone.display },
  offers: { ...offers, startingPrices },
  calls,
  services,
};
