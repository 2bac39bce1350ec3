import type { Offer, OfferCatalog } from "schema-dts";
import { offers } from "#content/offers.yaml";
import { catalog } from "#content/packages.yaml";
import { currency } from "#content/site.yaml";
import { fill } from "~/content/format";
import { isOffered } from "~/seo/absent-pages";
import { canonical, nodeId } from "~/seo/paths";
import { AREA_SERVED } from "~/seo/structured-data";

type Priced = {
  name: string;
  price: number;
  description?: string;
  spots?: { available: number };
};

export function catalogNode(origin: string) {
  return {
    "@type": "OfferCatalog",
    "@id": nodeId(origin, "offers"),
    name: catalog.name,
    url: canonical(origin, "/video-packages"),
    itemListElement: [
      ...(isOffered("downloads") ? downloadOffers(origin) : []),
      ...(isOffered("coaching") ? [coachingOffer(origin)] : []),
      ...(isOffered("monthly") ? [monthlyOffer(origin)] : []),
      ...offers.bundles.map(({ films, ...bundle }) => {
        const description = `${films}. ${bundle.description}`;
        return offer(origin, "/video-packages?tab=bundles", { ...bundle, description });
      }),
    ],
  } satisfies OfferCatalog;
}

export function downloadOffers(origin: string) {
  return offers.downloads.map((download) => offer(origin, "/services/diy-downloads", download));
}

export function coachingOffer(origin: string) {
  const { weeks, cohort } = offers.coaching;
  const description = fill(catalog.coaching, { weeks, cohort });
  return offer(origin, "/services/group-coaching", { ...offers.coaching, description });
}

export function monthlyOffer(origin: string) {
  const { price, minimumMonths } = offers.monthly;
  const description = fill(catalog.monthly, { months: minimumMonths });
  return {
    ...offer(origin, "/services/monthly-content", { ...offers.monthly, description }),
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: currency,
      referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "MON" },
    },
  } satisfies Offer;
}

function offer(origin: string, path: string, { name, price, description, spots }: Priced) {
  const business = { "@id": nodeId(origin, "business") };
  return {
    "@type": "Offer",
    name,
    description,
    price,
    priceCurrency: currency,
    url: new URL(path, origin).href,
    availability: `https://schema.org/${availability(spots)}`,
    seller: business,
    itemOffered: { "@type": "Service", name, provider: business, areaServed: AREA_SERVED },
  } satisfies Offer;
}

function availability(spots: Priced["spots"]) {
  if (!spots) return "InStock";
  return spots.available > 0 ? "LimitedAvailability" : "SoldOut";
}
