import { expect, test } from "vitest";
import { locations } from "#content/locations";
import { navigation } from "#content/navigation";

test("menus and footer link to every route that the chrome must reach", () => {
  const hrefs = [...navigation.menus, ...navigation.footer].flatMap((group) =>
    group.links.map((link) => link.href),
  );
  expect(hrefs).toEqual(
    expect.arrayContaining([
      "/",
      "/about-us",
      "/video-packages",
      "/contact",
      "/discovery-call",
      "/video-use-cases",
      "/services/diy-downloads",
      "/services/group-coaching",
      "/services/monthly-content",
      ...Object.keys(locations).map((slug) => `/locations/${slug}`),
      "/company/team",
      "/company/values",
      "/resources/reviews",
      "/faq",
      "/privacy",
      "/terms",
      "/blog",
      "/content-strategy",
      "/assessments/video-readiness",
    ]),
  );
});
