import { expect } from "@playwright/test";
import sharp from "sharp";
import { BROKEN_WORDS } from "../../setup/broken-words.ts";
import type { Crawl, CrawledPage } from "../support/crawl-site.ts";
import { test } from "../support/site.ts";

// Requests need no scripts: each test runs once.
const once = { tag: "@no-js" };

test(
  "every page has one main heading, a language, landmarks and unique ids",
  once,
  ({ crawled }) => {
    for (const { address, document } of everyPage(crawled)) {
      const { lang, headings, landmarks, titles, ids } = document;
      const found = { lang, headings, landmarks, titles: titles.length };
      expect(found, address).toEqual({
        lang: "en",
        headings: 1,
        landmarks: [1, 1, 1, 1],
        titles: 1,
      });
      expect(ids.length - new Set(ids).size, `ids of ${address}`).toBe(0);
    }
  },
);

test("all pages share one style sheet", once, ({ crawled }) => {
  const sheets = everyPage(crawled).map(({ address, text }) => {
    // A page that hydrates gives it a nonce.
    const links = [...text.matchAll(/<link (?:nonce="[^"]*" )?rel="stylesheet" href="([^"]+)"/g)];
    expect(links, address).toHaveLength(1);
    return links[0]?.[1];
  });
  expect(new Set(sheets).size).toBe(1);
});

test("no page says undefined, null, NaN or the name of a placeholder", once, ({ crawled }) => {
  for (const { address, document } of everyPage(crawled)) {
    expect(
      document.words.filter((words) => BROKEN_WORDS.test(words)),
      address,
    ).toEqual([]);
  }
});

test(
  "every page names its canonical URL, without query, in link and header",
  once,
  ({ crawled }) => {
    for (const page of everyPage(crawled).filter(({ status }) => status === 200)) {
      const [address = "", ...others] = page.document.canonicals;
      expect(others, page.address).toEqual([]);
      // The dialog that books a call lies over the results, and counts as one page with them.
      expect(address, page.address).toBe(crawled.origin + page.url.pathname.replace(/\/book$/, ""));
      const header = page.canonicalHeader?.includes("canonical") ? page.canonicalHeader : null;
      if (header || isListed(page)) {
        expect(header, page.address).toBe(`<${address}>; rel="canonical"`);
      }
    }
  },
);

test("every page has a unique title and description", once, ({ crawled }) => {
  const pages = everyPage(crawled).filter(({ status }) => status === 200);
  const owners = new Map<string, string>();
  for (const { url, address, document } of pages) {
    const descriptions = metaOf(document, "description");
    expect(descriptions.length, `descriptions of ${address}`).toBe(1);
    for (const text of [document.titles[0] ?? "", descriptions[0] ?? ""]) {
      expect(text.length, `${text} of ${address}`).toBeGreaterThan(10);
      const owner = owners.get(text) ?? url.pathname;
      expect(owner, `${text} of ${address}`).toBe(url.pathname);
      owners.set(text, owner);
    }
  }
});

test("every page has a social card of 1200 by 630 pixels", once, async ({ crawled, request }) => {
  const pictures = new Set<string>();
  for (const { address, document } of everyPage(crawled)) {
    const tags = Object.fromEntries(document.metas);
    for (const name of ["og:title", "og:description", "og:url", "twitter:title"]) {
      expect(metaOf(document, name).length, `${name} of ${address}`).toBe(1);
    }
    expect(tags["twitter:card"], address).toBe("summary_large_image");
    expect(tags["twitter:image"], address).toBe(tags["og:image"]);
    expect(tags["og:image"], address).toMatch(new RegExp(`^${crawled.origin}/og/.+\\.jpg$`));
    expect(tags["og:url"], address).toBe(document.canonicals[0] ?? `${crawled.origin}/`);
    pictures.add(tags["og:image"] ?? "");
  }
  for (const picture of pictures) {
    const response = await request.get(picture, { maxRedirects: 0 });
    expect(response.headers()["content-type"], picture).toBe("image/jpeg");
    const { width, height, format } = await sharp(await response.body()).metadata();
    expect({ width, height, format }, picture).toEqual({
      width: 1200,
      height: 630,
      format: "jpeg",
    });
  }
});

function everyPage({ pages, unlinked }: Crawl): CrawledPage[] {
  return [...pages, ...unlinked];
}

function isListed({ document }: CrawledPage) {
  return !metaOf(document, "robots").includes("noindex");
}

function metaOf({ metas }: CrawledPage["document"], name: string) {
  return metas.filter(([known]) => known === name).map(([, content]) => content);
}
