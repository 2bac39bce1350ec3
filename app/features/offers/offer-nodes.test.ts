import { expect, test } from "vitest";
import { offers } from "#content/offers.yaml";
import { site } from "#content/site.yaml";
import { isAbsent } from "~/seo/absent-pages";
import { catalogNode, coachingOffer, downloadOffers, monthlyOffer } from "./offer-nodes";

const ORIGIN = "https://studio.test";
const { downloads, coaching, monthly, bundles } = offers;

test("the catalog lists every offer at its price, with the page that shows it", () => {
  const at = (path: string, list: readonly { name: string; price: number }[]) =>
    (isAbsent(path) ? [] : list).map(({ name, price }) => ({
      ...{ "@type": "Offer", name, price, priceCurrency: site.currency, url: ORIGIN + path },
      seller: { "@id": "https://studio.test/#business" },
    }));
  expect(catalogNode(ORIGIN).itemListElement).toMatchObject([
    ...at("/services/diy-downloads", downloads),
    ...at("/services/group-coaching", [coaching]),
    ...at("/services/monthly-content", [monthly]),
    ...at("/video-packages?tab=bundles", bundles),
  ]);
});

test("downloads are always to be had, a place in a cohort is not, and a month has its price", () => {
  for (const offer of downloadOffers(ORIGIN))
    expect(offer).toMatchObject({ availability: "https://schema.org/InStock" });
  expect(coachingOffer(ORIGIN)).toMatchObject({
    availability: "https://schema.org/LimitedAvailability",
  });
  expect(monthlyOffer(ORIGIN)).toMatchObject({
    priceSpecification: { price: monthly.price, referenceQuantity: { value: 1, unitCode: "MON" } },
  });
});
