import { expect, test } from "vitest";
import { EDGE_SECONDS, isStoredAtEdge, publicCacheControl, withoutSharing } from "./cache-control";

test.each([
  ["2026-06-15T12:00:00.000Z", EDGE_SECONDS],
  ["2026-12-31T23:55:00.000Z", 300],
  ["2026-12-31T15:59:59-08:00", 1],
  ["2026-12-31T23:59:58.500Z", 1],
  ["2026-12-31T23:59:59.500Z", 0],
  ["2027-01-01T00:00:00.000Z", EDGE_SECONDS],
  ["2028-02-29T23:59:59.999Z", EDGE_SECONDS],
])("a page rendered at %s is cached for %i seconds", (now, seconds) => {
  expect(publicCacheControl(new Date(now))).toBe(`public, max-age=0, s-maxage=${seconds}`);
});

test.each([
  ["https://studio.test/video-packages?tab=bundles", "https://studio.test", true],
  ["https://studio.test/video-packages?tab=x7Qp", "https://studio.test", false],
  ["https://studio.test/video-packages?tab=bundles&tab=bundles", "https://studio.test", false],
  ["https://studio.test/video-packages?sort=oldest", "https://studio.test", false],
  ["https://studio.test/about?tab=bundles", "https://studio.test", false],
  ["https://studio.test/blog?all&sort=readTime", "https://studio.test", true],
  ["https://studio.test/blog?__proto__=x", "https://studio.test", false],
  ["https://studio.test/?utm_source=x", "https://studio.test", false],
  ["http://studio.test/", undefined, false],
  ["http://localhost:8787/", undefined, true],
])("%s of the site %s is stored at the edge: %s", (address, siteOrigin, stored) => {
  expect(isStoredAtEdge(address, siteOrigin)).toBe(stored);
});

test.each([
  ["public, max-age=0, s-maxage=3600", "private, max-age=0"],
  ["private, no-store", "private, no-store"],
  ["no-store", "no-store"],
])("a response with %j that the edge may not store has %j", (policy, expected) => {
  expect(withoutSharing(policy)).toBe(expected);
});
