import { expect, test } from "vitest";
import { wizardPlace } from "./wizard-place";

const overHome = {
  base: "/inquiry",
  parent: "/",
  title: "Contact Wizard",
  routeId: "home-inquiry",
};

test.each([
  ["/inquiry", overHome],
  ["/inquiry/details", overHome],
  [
    "/content-strategy/inquiry/business-stage",
    {
      base: "/content-strategy/inquiry",
      parent: "/content-strategy",
      title: "Complete Strategy Assessment",
      routeId: "content-strategy-inquiry",
    },
  ],
])("the wizard at %s", (pathname, place) => {
  expect(wizardPlace(pathname)).toEqual(place);
  expect(wizardPlace(place.base)).toEqual(place);
});
