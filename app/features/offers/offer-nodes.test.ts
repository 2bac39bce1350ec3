import { expect, test } from "vitest";
import { offers } from "#content/offers";
import { catalogNode, coachingOffer, downloadOffers, monthlyOffer } from "./offer-nodes";

const ORIGIN = "https://studio.test";

test("the catalogue lists every offer at its price", () => {
  const { downloads, coaching, monthly, bundles } = offers;
  expect(catalogNode(ORIGIN).itemListElement).toMatchObject(
    [...downloads, coaching, monthly, ...bundles].map(({ name, price }) => ({
      "@type": "Offer",
      name,
      price,
      priceCurrency: "USD",
      seller: { "@id": "https://studio.test/#business" },
    })),
  );
});

test("each offer names the page that shows it", () => {
  expect(downloadOffers(ORIGIN)).toMatchObject(
    offers.downloads.map(() => ({ url: "https://studio.test/services/diy-downloads" })),
  );
  expect(coachingOffer(ORIGIN)).toMatchObject({
    url: "https://studio.test/services/group-coaching",
  });
  expect(monthlyOffer(ORIGIN)).toMatchObject({
    url: "https://studio.test/services/monthly-content",
  });
  expect(catalogNode(ORIGIN).itemListElement).toContainEqual(
    expect.objectContaining({ url: "https://studio.test/video-packages?tab=bundles" }),
  );
});

test("downloads are always to be had, and a place in a cohort is not", () => {
  expect(downloadOffers(ORIGIN)).toMatchObject(
    offers.downloads.map(() => ({ availability: "https://schema.org/InStock" })),
  );
  expect(coachingOffer(ORIGIN)).toMatchObject({
    availability: "https://schema.org/LimitedAvailability",
  });
});

test("the monthly price is that of one month", () => {
  expect(monthlyOffer(ORIGIN)).toMatchObject({
    priceSpecification: {
      price: offers.monthly.price,
      referenceQuantity: { value: 1, unitCode: "MON" },
    },
  });
});
