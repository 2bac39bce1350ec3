import { expect } from "@playwright/test";
import sharp from "sharp";
import { BROKEN_WORDS } from "../../setup/broken-words.ts";
import type { Crawl, CrawledPage } from "../support/crawl-site.ts";
import { test } from "../support/site.ts";

test("every page has one heading, title and style sheet, and unique ids @no-js", ({ crawled }) => {
  const sheets = new Set<string | undefined>();
  for (const { address, document, text } of everyPage(crawled)) {
    const { lang, headings, landmarks, titles, ids, words } = document;
    const found = { lang, headings, landmarks, titles: titles.length };
    expect(found, address).toEqual({
      lang: "en",
      headings: 1,
      landmarks: [1, 1, 1, 1],
      titles: 1,
    });
    expect(ids.length - new Set(ids).size, `ids of ${address}`).toBe(0);
    expect(words.join("\n"), address).not.toMatch(BROKEN_WORDS);
    // A page that hydrates gives it a nonce.
    const links = [...text.matchAll(/<link (?:nonce="[^"]*" )?rel="stylesheet" href="([^"]+)"/g)];
    expect(links, address).toHaveLength(1);
    sheets.add(links[0]?.[1]);
  }
  expect(sheets.size).toBe(1);
});

test("every page names its canonical URL, in link and header @no-js", ({ crawled }) => {
  for (const page of everyPage(crawled).filter(({ status }) => status === 200)) {
    const [address = "", ...others] = page.document.canonicals;
    expect(others, page.address).toEqual([]);
    // The dialog that books a call lies over the results, and counts as one page with them.
    expect(address, page.address).toBe(crawled.origin + page.url.pathname.replace(/\/book$/, ""));
    const header = page.canonicalHeader?.includes("canonical") ? page.canonicalHeader : null;
    const isListed = !metaOf(page.document, "robots").includes("noindex");
    if (header || isListed) expect(header, page.address).toBe(`<${address}>; rel="canonical"`);
  }
});

test("every page has a title and description of its own @no-js", ({ crawled }) => {
  const owners = new Map<string, string>();
  for (const { url, address, document, status } of everyPage(crawled)) {
    if (status !== 200) continue;
    const descriptions = metaOf(document, "description");
    expect(descriptions.length, `descriptions of ${address}`).toBe(1);
    for (const text of [...document.titles, ...descriptions]) {
      expect(text.length, `${text} of ${address}`).toBeGreaterThan(10);
      expect(owners.get(text) ?? url.pathname, `${text} of ${address}`).toBe(url.pathname);
      owners.set(text, url.pathname);
    }
  }
});

test("every page has a social card of 1200 by 630 pixels @no-js", async ({ crawled, request }) => {
  const pictures = new Set<string>();
  for (const { address, document } of everyPage(crawled)) {
    const tags = Object.fromEntries(document.metas);
    for (const name of ["og:title", "og:description", "og:url", "twitter:title"])
      expect(metaOf(document, name).length, `${name} of ${address}`).toBe(1);
    expect(tags["og:url"], address).toBe(document.canonicals[0] ?? `${crawled.origin}/`);
    expect(tags["og:image"], address).toMatch(new RegExp(`^${crawled.origin}/og/.+\\.jpg$`));
    expect(tags, address).toMatchObject({
      "twitter:card": "summary_large_image",
      "twitter:image": tags["og:image"],
    });
    pictures.add(tags["og:image"] ?? "");
  }
  for (const picture of pictures) {
    const response = await request.get(picture, { maxRedirects: 0 });
    expect(response.headers()["content-type"], picture).toBe("image/jpeg");
    const { width, height, format } = await sharp(await response.body()).metadata();
    expect([width, height, format], picture).toEqual([1200, 630, "jpeg"]);
  }
});

function everyPage({ pages, unlinked }: Crawl): CrawledPage[] {
  return [...pages, ...unlinked];
}

function metaOf({ metas }: CrawledPage["document"], name: string) {
  return metas.filter(([known]) => known === name).map(([, content]) => content);
}
