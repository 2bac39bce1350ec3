import { expect } from "@playwright/test";
import { findGluedText } from "../support/checks/glued-text.ts";
import { test } from "../support/site.ts";

test("no two pieces of text run together on any page @no-js", async ({ page, crawled }) => {
  const pages = [...crawled.pages, ...crawled.unlinked];
  expect(pages.length).toBeGreaterThan(30);
  const glued = [];
  for (const { url, text } of pages) {
    const found = await page.evaluate(findGluedText, text);
    if (found.length > 0) glued.push([url.pathname, ...found]);
  }
  expect(glued).toEqual([]);
});

test("the check sees what stands apart and leaves whole words alone", async ({ page }) => {
  const find = (html: string) => page.evaluate(findGluedText, html);
  expect(await find("<p><span>5.0</span><span>from 47 reviews</span></p>")).toEqual([
    "5.0|from 47 reviews",
  ]);
  expect(await find("<p><a>One</a><svg></svg><a>Two</a></p>")).toHaveLength(1);
  expect(await find("<p>72<span>%</span> <b>of</b> it</p><p>Next</p>")).toEqual([]);
  expect(await find("<p>Showing <span>3</span> of <!-- -->4</p>")).toEqual([]);
});
