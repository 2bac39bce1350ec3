import { expect, test } from "vitest";
import { phone } from "#content/phone";
import { studioNode, wholeStudioNode } from "./studio-node";

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
  expect(wholeStudioNode("https://studio.test", studio, ["Here", "There"])).toMatchObject({
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
