import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { STRATEGY } from "../support/assessment-booking.ts";
import { test } from "../support/site.ts";

const ENHANCE = /^\/assets\/enhance-[\w-]+\.js$/;
const ANALYTICS = /^\/assets\/analytics-[\w-]+\.js$/;
const CONFETTI = /^\/assets\/confetti-[\w-]+\.js$/;
const TABS = /^\/assets\/tabs-[\w-]+\.js$/;
const BOOKING = /^\/assets\/book-in-place-[\w-]+\.js$/;
const RESULTS = /^\/assets\/keep-results-[\w-]+\.js$/;
const SHARED = /^\/assets\/toasts-[\w-]+\.js$/;
const WORKSHEET = /^\/assets\/fill-in-worksheet-[\w-]+\.js$/;
const LIVE_SEARCH = /^\/assets\/live-search-[\w-]+\.js$/;
/** Of all scripts of a page together, on a site that measures visits. */
const MOST_GZIP_BYTES = 6 * 1024;

/** Pages that do not hydrate, with the scripts they load, sorted by name: none of them is the framework. */
const PAGES: Record<string, RegExp[]> = {
  "/": [ENHANCE],
  "/video-packages?tab=bundles": [ENHANCE, TABS],
  "/services/diy-downloads": [ENHANCE],
  "/services/group-coaching": [ENHANCE],
  "/services/monthly-content": [ENHANCE],
  "/contact": [ENHANCE],
  "/privacy": [ENHANCE],
  "/blog": [ENHANCE, LIVE_SEARCH],
  "/faq": [ENHANCE, LIVE_SEARCH],
  "/blog/video-content-roi-comparison": [ENHANCE, WORKSHEET],
  [STRATEGY]: [ENHANCE, RESULTS, SHARED],
  [`${STRATEGY}/book`]: [BOOKING, ENHANCE, RESULTS, SHARED],
  "/thank-you": [CONFETTI, ENHANCE],
};

test("no page loads a byte of the framework", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const [path, files] of Object.entries(PAGES)) {
    const loaded = await scriptsOf(page, path);
    const expected = files.map((file) => expect.stringMatching(file));
    expect(Object.keys(loaded).toSorted(), path).toEqual(expected);
    await expect(page.locator("link[rel=modulepreload]")).toHaveCount(0);
  }
});

test("the scripts of every page are small", async ({ page, measuredSite }) => {
  for (const path of ["/", "/blog", "/faq", "/blog/video-content-roi-comparison"]) {
    const loaded = await scriptsOf(page, measuredSite.url + path);
    const files = [ANALYTICS, ...(PAGES[path] ?? [])].map((file) => expect.stringMatching(file));
    expect(Object.keys(loaded).toSorted(), path).toEqual(files);
    const texts = await Promise.all(Object.values(loaded).map((read) => read()));
    const bytes = texts.map((text) => gzipSync(text).length);
    expect(
      bytes.reduce((sum, one) => sum + one),
      path,
    ).toBeLessThanOrEqual(MOST_GZIP_BYTES);
  }
});

/** The scripts that a page loads, by path. */
async function scriptsOf(page: Page, path: string) {
  const loaded: Record<string, () => Promise<Buffer>> = {};
  const note = (response: Awaited<ReturnType<Page["waitForResponse"]>>) => {
    if (response.request().resourceType() !== "script") return;
    loaded[new URL(response.url()).pathname] = () => response.body();
  };
  page.on("response", note);
  await page.goto(path, { waitUntil: "networkidle" });
  page.off("response", note);
  return loaded;
}
