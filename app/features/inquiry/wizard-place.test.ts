import { expect, test } from "vitest";
import { wizardPlace } from "./wizard-place";

test.each([
  ["/inquiry", { base: "/inquiry", parent: "/" }],
  ["/inquiry/details", { base: "/inquiry", parent: "/" }],
  [
    "/content-strategy/inquiry/business-stage",
    { base: "/content-strategy/inquiry", parent: "/content-strategy" },
  ],
])("the wizard at %s", (pathname, place) => {
  expect(wizardPlace(pathname)).toEqual(place);
  expect(wizardPlace(place.base)).toEqual(place);
});
