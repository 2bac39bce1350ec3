import { expect } from "@playwright/test";
import { untilIdle } from "../support/screens-loaded.ts";
import { test } from "../support/site.ts";

/** Each page with the small scripts it may load: none of them is the framework. */
const PAGES: Record<string, string[]> = {
  "/": ["home-scripts"],
  "/video-packages?tab=bundles": ["tabs", "image-fallback"],
  "/services/diy-downloads": ["keep-typed", "submit-once", "image-fallback"],
  "/services/group-coaching": ["image-fallback"],
  "/services/monthly-content": ["image-fallback"],
  "/contact": ["keep-typed", "submit-once", "image-fallback"],
  "/thank-you": ["keep-typed", "confetti"],
};

test("no page loads a byte of the framework @js", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") loaded.push(new URL(request.url()).pathname);
  });
  for (const [path, names] of Object.entries(PAGES)) {
    loaded.length = 0;
    await page.goto(path);
    await untilIdle(page);
    const expected = names.map((name) => expect.stringMatching(`^/assets/${name}-[\\w-]+\\.js$`));
    expect(loaded, path).toEqual(expected);
    await expect(page.locator("link[rel=modulepreload]")).toHaveCount(0);
  }
});
