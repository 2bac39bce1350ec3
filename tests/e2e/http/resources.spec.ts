import { expect } from "@playwright/test";
import sharp from "sharp";
import { faq } from "../../../content/faq.ts";
import { offers } from "../../../content/offers.ts";
import { test } from "../support/site.ts";

test("the sitemap lists exactly the canonical pages, with a date each @no-js", async ({
  crawled,
  request,
}) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toContain("application/xml");
  const xml = await response.text();
  const entries = [...xml.matchAll(/<url><loc>(.+?)<\/loc><lastmod>(.+?)<\/lastmod><\/url>/g)];
  expect(entries.length).toBe(24);
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

test("llms.txt lists offers and questions with working links @no-js", async ({
  request,
  baseURL,
}) => {
  const response = await request.get("/llms.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const text = await response.text();
  expect(text.match(/^## .+/gm)).toEqual(["## Offers", "## FAQ", "## Articles", "## Contact"]);
  const { downloads, coaching, monthly, bundles } = offers;
  const names = [...downloads, coaching, monthly, ...bundles].map(({ name }) => name);
  for (const words of [...names, ...faq.map(({ question }) => question)])
    expect(text).toContain(`- [${words}`);
  const links = [...text.matchAll(/\]\((http[^)#]+)/g)].map(([, href = ""]) => href);
  for (const href of new Set(links)) {
    expect(href.startsWith(`${baseURL}/`), href).toBe(true);
    expect((await request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
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
