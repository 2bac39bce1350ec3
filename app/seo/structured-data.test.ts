import { expect, test } from "vitest";
import { phone } from "#content/phone";
import { detailedStudioNode, studioNode } from "./business-node";
import { reviewNodes } from "./page-nodes";

const reviews = [{ name: "A client", content: "Good.", rating: 5 }];

test("a client's review is published as one of the business", () => {
  expect(reviewNodes("https://studio.test", reviews, false)).toEqual([
    expect.objectContaining({ "@type": "Review", reviewBody: "Good." }),
  ]);
});

test("an invented review is not", () => {
  expect(reviewNodes("https://studio.test", reviews, true)).toEqual([]);
});

const studio = {
  slug: "bellevue-wa",
  city: "Bellevue",
  region: "WA",
  regionName: "Washington",
  country: "US",
  phone: phone("+44 20 7946 0018"),
  hours: { days: "Monday to Friday", opens: "09:00", closes: "17:00", zone: "Pacific time" },
} as const;

test("a studio says when it is open, and on its own page which places it works in", () => {
  expect(detailedStudioNode("https://studio.test", studio, ["Here", "There"])).toMatchObject({
    areaServed: ["Here", "There"],
    openingHoursSpecification: {
      dayOfWeek: expect.arrayContaining(["https://schema.org/Monday"]),
      opens: studio.hours.opens,
      closes: studio.hours.closes,
    },
  });
  expect(studioNode("https://studio.test", studio)).toMatchObject({
    areaServed: "Bellevue WA",
    telephone: "+442079460018",
  });
});
