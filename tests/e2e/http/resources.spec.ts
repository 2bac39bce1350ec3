import { expect } from "@playwright/test";
import sharp from "sharp";
import { listedPages } from "../support/all-pages.ts";
import { test } from "../support/site.ts";

test("the sitemap lists the canonical pages, dated @no-js", async ({ crawled, request }) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toContain("application/xml");
  const xml = await response.text();
  const entries = [...xml.matchAll(/<url><loc>(.+?)<\/loc><lastmod>(.+?)<\/lastmod>/g)];
  expect(entries.length).toBe(listedPages.length);
  const canonical = crawled.pages
    .filter(({ document }) => document.graphs.length > 0)
    .flatMap(({ document }) => document.canonicals);
  expect(entries.map(([, address]) => address).sort()).toEqual([...new Set(canonical)].sort());
  for (const [, address, changed = ""] of entries) {
    expect(changed, address).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    expect(Date.parse(changed), address).toBeLessThanOrEqual(Date.now());
  }
});

test("robots.txt allows everything and names the sitemap @no-js", async ({ request, baseURL }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain("User-agent: *\n");
  expect(text).not.toMatch(/Disallow: *\S/);
  expect(text).toContain(`\nSitemap: ${baseURL}/sitemap.xml\n`);
});

test("fonts have hashed names and are immutable @no-js", async ({ request }) => {
  const page = await (await request.get("/")).text();
  const preloads = page.match(/(?<=href=")[^"]+\.woff2/g) ?? [];
  expect(preloads).toHaveLength(2);
  for (const font of preloads) {
    expect(font).toMatch(/^\/assets\/(display|text)-[\w-]{8}\.woff2$/);
    expect((await request.get(font)).headers()).toMatchObject({
      "cache-control": expect.stringContaining("immutable"),
      "content-type": "font/woff2",
    });
  }
});

test("the web manifest and its icons exist @no-js", async ({ request }) => {
  const response = await request.get("/manifest.webmanifest");
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const { name, start_url, icons } = await response.json();
  expect([name, start_url]).toEqual(["Rainlight", "/"]);
  for (const { src, sizes, type } of icons) {
    const icon = await request.get(src);
    expect(icon.headers()["content-type"]).toBe(type);
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
