import { gzipSync } from "node:zlib";
import { expect, type Response } from "@playwright/test";
import { STRATEGY } from "../support/assessment-booking.ts";
import { test } from "../support/site.ts";

/** Of all scripts of a page together, on a site that measures visits. */
const MOST_GZIP_BYTES = 6 * 1024;
const FLOWS = /\/(inquiry|assessments)\//;

/** Kinds of pages that do not hydrate, with the scripts they load besides those of every page. */
const PAGES: Record<string, string[]> = {
  "/": ["film"],
  "/contact": [],
  "/video-packages?tab=bundles": ["tabs"],
  "/blog": ["live-search"],
  "/faq": ["live-search"],
  "/blog/video-content-roi-comparison": ["fill-in-worksheet"],
  [`${STRATEGY}/book`]: ["book-in-place", "keep-results", "toasts"],
  "/thank-you": ["confetti"],
};

test("no page outside of the flows loads a byte of the framework @no-js", ({ crawled }) => {
  const pages = [...crawled.pages, ...crawled.unlinked].filter(
    ({ address }) => !FLOWS.test(address),
  );
  expect(pages.length).toBeGreaterThan(30);
  for (const { address, text } of pages) expect(text, address).not.toContain("modulepreload");
});

test("pages load their own scripts only, and these are small", async ({ page, measuredSite }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const [path, own] of Object.entries(PAGES)) {
    const loaded: Response[] = [];
    const note = (response: Response) => {
      if (response.request().resourceType() === "script") loaded.push(response);
    };
    page.on("response", note);
    await page.goto(measuredSite.url + path, { waitUntil: "networkidle" });
    page.off("response", note);
    const files = loaded.map((response) => /^\/assets\/([a-z-]+)-/.exec(pathOf(response))?.[1]);
    expect(files.toSorted(), path).toEqual(["analytics", "enhance", ...own].toSorted());
    const bytes = await Promise.all(
      loaded.map(async (response) => gzipSync(await response.body()).length),
    );
    const sum = bytes.reduce((total, one) => total + one);
    if (!own.includes("confetti")) expect(sum, path).toBeLessThanOrEqual(MOST_GZIP_BYTES);
  }
});

const pathOf = (response: Response) => new URL(response.url()).pathname;
