import { expect } from "@playwright/test";
import { test } from "../support/site.ts";

test("both feeds are named, and lead to the articles @no-js", async ({ page, request }) => {
  for (const path of ["/blog", "/blog/mobile-video-production"]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(
      /<link rel="alternate" type="application\/rss\+xml"[^>]* href="\/blog\/rss.xml"/,
    );
    expect(html, path).toMatch(
      /<link rel="alternate" type="application\/feed\+json"[^>]* href="\/blog\/feed.json"/,
    );
  }
  const rss = await request.get("/blog/rss.xml");
  expect(rss.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const links = await page.evaluate(readRss, await rss.text());
  const json = await request.get("/blog/feed.json");
  expect(json.headers()["content-type"]).toBe("application/feed+json; charset=utf-8");
  const items: { url: string; image: string }[] = (await json.json()).items;
  expect(items.map(({ url }) => url)).toEqual(links);
  expect(items).toHaveLength(5);
  for (const address of items.flatMap(({ url, image }) => [url, image]))
    expect((await request.get(address)).status(), address).toBe(200);
});

test("each article has a Markdown twin @no-js", async ({ request }) => {
  const response = await request.get("/blog/video-content-roi-comparison.md");
  expect(response.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(/^# Video Content ROI/);
  expect(text).toContain("| --- |");
  expect(text).not.toMatch(/<[A-Z]/);
});

/** Runs in the page, whose parser refuses what is not well formed. */
function readRss(text: string) {
  const xml = new DOMParser().parseFromString(text, "application/xml");
  return [...xml.querySelectorAll("item > link")].map((link) => link.textContent);
}
