import { expect } from "@playwright/test";
import { test } from "../support/site.ts";

test("the head of the blog and of articles links to both feeds @no-js", async ({ page }) => {
  for (const path of ["/blog", "/blog/mobile-video-production"]) {
    await page.goto(path);
    for (const [type, href] of [
      ["application/rss+xml", "/blog/rss.xml"],
      ["application/feed+json", "/blog/feed.json"],
    ]) {
      const link = page.locator(`link[rel=alternate][type='${type}']`);
      await expect(link).toHaveAttribute("href", href as string);
    }
  }
});

test("the RSS feed is well formed, and every item leads to an article", async ({
  page,
  request,
}) => {
  const response = await request.get("/blog/rss.xml");
  expect(response.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const feed = await page.evaluate(readRss, await response.text());
  expect(feed.failed).toBe(false);
  expect(feed.version).toBe("2.0");
  expect(feed.items).toHaveLength(5);
  for (const { link, guid, date } of feed.items) {
    expect(guid).toBe(link);
    expect(Number.isNaN(Date.parse(date ?? ""))).toBe(false);
    expect((await request.get(link ?? "")).status()).toBe(200);
  }
});

test("the JSON Feed is one of version 1.1 @no-js", async ({ request }) => {
  const response = await request.get("/blog/feed.json");
  expect(response.headers()["content-type"]).toBe("application/feed+json; charset=utf-8");
  const feed = await response.json();
  expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
  expect(feed.items).toHaveLength(5);
  for (const item of feed.items) expect((await request.get(item.image)).status()).toBe(200);
});

test("each article has a Markdown twin @no-js", async ({ request }) => {
  const response = await request.get("/blog/video-content-roi-comparison.md");
  expect(response.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(/^# Video Content ROI/);
  expect(text).toContain("| --- |");
  expect(text).not.toMatch(/<[A-Z]/);
});

/** Runs in the page, whose parser is the one that counts. */
function readRss(text: string) {
  const xml = new DOMParser().parseFromString(text, "application/xml");
  const word = (item: Element, name: string) => item.querySelector(name)?.textContent;
  return {
    failed: xml.querySelector("parsererror") !== null,
    version: xml.documentElement.getAttribute("version"),
    items: [...xml.querySelectorAll("item")].map((item) => ({
      link: word(item, "link"),
      guid: word(item, "guid"),
      date: word(item, "pubDate"),
    })),
  };
}
