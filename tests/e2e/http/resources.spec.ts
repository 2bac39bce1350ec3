import { expect } from "@playwright/test";
import sharp from "sharp";
import { faq } from "../../../content/faq.ts";
import { offers } from "../../../content/offers.ts";
import { test } from "../support/site.ts";

// Requests need no scripts: each test runs once.
const once = { tag: "@no-js" };

test(
  "the sitemap lists exactly the canonical pages, with a date each",
  once,
  async ({ crawled, request }) => {
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
  },
);

test("robots.txt allows everything and names the sitemap", once, async ({ request, baseURL }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const text = await response.text();
  expect(text).toContain("User-agent: *\n");
  expect(text).not.toMatch(/Disallow: *\S/);
  expect(text).toContain(`\nSitemap: ${baseURL}/sitemap.xml\n`);
});

test(
  "security.txt names the contacts and expires in less than a year",
  once,
  async ({ request, baseURL }) => {
    const response = await request.get("/.well-known/security.txt");
    expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
    const text = await response.text();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toContain(`\nCanonical: ${baseURL}/.well-known/security.txt\n`);
    const days = (Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(360);
    expect(days).toBeLessThan(366);
  },
);

test("fonts have hashed names and are immutable", once, async ({ request }) => {
  const page = await (await request.get("/")).text();
  const preloads = page.match(/(?<=href=")[^"]+\.woff2/g) ?? [];
  expect(preloads).toHaveLength(2);
  const [sheet] = page.match(/(?<=href=")[^"]+\.css/g) ?? [];
  const css = await (await request.get(String(sheet))).text();
  for (const font of preloads) {
    expect(font).toMatch(/^\/assets\/(display|text)-[\w-]{8}\.woff2$/);
    expect(css).toContain(font.slice(font.lastIndexOf("/")));
    const headers = (await request.get(font)).headers();
    expect(headers["cache-control"]).toContain("immutable");
    expect(headers["content-type"]).toBe("font/woff2");
  }
});

test(
  "llms.txt lists offers, questions, articles and contact with working links",
  once,
  async ({ request, baseURL }) => {
    const response = await request.get("/llms.txt");
    expect(response.headers()["content-type"]).toContain("text/plain");
    const text = await response.text();
    expect(text).toMatch(/^# \S.*\n\n> \S/);
    expect(text.match(/^## .+/gm)).toEqual(["## Offers", "## FAQ", "## Articles", "## Contact"]);
    const { downloads, coaching, monthly, bundles } = offers;
    const names = [...downloads, coaching, monthly, ...bundles].map(({ name }) => name);
    for (const words of [...names, ...faq.map(({ question }) => question)]) {
      expect(text).toContain(`- [${words}`);
    }
    const links = [...text.matchAll(/\]\((.+?)\)/g)].map(([, href = ""]) => href);
    const own = links
      .filter((href) => /^https?:/.test(href))
      .map((href) => href.replace(/#.*/, ""));
    for (const href of new Set(own)) {
      expect(href.startsWith(`${baseURL}/`), href).toBe(true);
      expect((await request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
    }
  },
);

test("the web manifest and its icons exist", once, async ({ request }) => {
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
