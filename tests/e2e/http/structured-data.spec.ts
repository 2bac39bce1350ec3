import { expect } from "@playwright/test";
import { offers } from "#content/offers.yaml";
import type { Crawl, CrawledPage } from "../support/crawl-site.ts";
import { test } from "../support/site.ts";

type Node = Record<string, unknown> & { "@type": string };

/** What a page may say of several things; of everything else there is one. */
const REPEATED = ["LocalBusiness", "Review", "Offer", "Person"];
const PAGE_TYPES: Record<string, string> = {
  "/about-us": "AboutPage",
  "/contact": "ContactPage",
  "/video-packages": "CollectionPage",
  "/video-use-cases": "CollectionPage",
};

test("every page has one graph: business, breadcrumb and its own type @no-js", ({ crawled }) => {
  for (const page of listedPages(crawled)) {
    const { pathname } = page.url;
    expect(page.document.graphs.length, pathname).toBe(1);
    expect(page.document.graphs.join(), pathname).not.toContain("<");
    const types = graphOf(page).map((node) => node["@type"]);
    const single = types.filter((type) => !REPEATED.includes(type));
    expect(new Set(single).size, `${single} of ${pathname}`).toBe(single.length);
    expect(types, pathname).toEqual(expect.arrayContaining(["Service", "WebSite"]));

    expect(nodeOf(page, "ProfessionalService"), pathname).toHaveProperty("aggregateRating");

    const trail = nodeOf(page, "BreadcrumbList")?.itemListElement as { item: string }[] | undefined;
    const [home, own] = [`${crawled.origin}/`, crawled.origin + pathname];
    expect([trail?.at(0)?.item, trail?.at(-1)?.item], pathname).toEqual(
      pathname === "/" ? [undefined, undefined] : [home, own],
    );
    expect(nodeOf(page, PAGE_TYPES[pathname] ?? "WebPage")?.url, pathname).toBe(own);
  }
});

test("FAQ data is on the page of its questions, and on one page only @no-js", ({ crawled }) => {
  const asked = new Map<string, string>();
  for (const page of listedPages(crawled)) {
    const questions = (nodeOf(page, "FAQPage")?.mainEntity ?? []) as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    for (const { name, acceptedAnswer } of questions) {
      expect(page.document.text).toContain(name);
      expect(page.document.text).toContain(acceptedAnswer.text);
      expect(asked.get(name) ?? page.url.pathname, name).toBe(page.url.pathname);
      asked.set(name, page.url.pathname);
    }
  }
  expect(new Set(asked.values()).size).toBeGreaterThan(4);
});

test("an offer in the data is sold on the page, at that price @no-js", ({ crawled }) => {
  for (const page of listedPages(crawled)) {
    const catalog = (nodeOf(page, "OfferCatalog")?.itemListElement ?? []) as Node[];
    const sold = [...graphOf(page), ...catalog].filter((node) => node["@type"] === "Offer");
    for (const { name, price } of sold) {
      expect(page.document.text, page.address).toContain(String(name));
      expect(page.document.text, page.address).toContain(
        `$${Number(price).toLocaleString("en-US")}`,
      );
    }
    if (page.address === "/video-packages")
      expect(sold.length).toBeGreaterThan(offers.bundles.length);
  }
});

test("every URL in structured data responds at once @no-js", async ({ crawled, request }) => {
  const texts = crawled.pages.flatMap(({ document }) => document.graphs).join(" ");
  const found = texts.match(new RegExp(`${crawled.origin}[^"\\\\\\s#]*`, "g")) ?? [];
  const addresses = new Set(found);
  expect(addresses.size).toBeGreaterThan(30);
  for (const address of addresses)
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
});

/** Pages for search engines, each once. */
function listedPages({ pages }: Crawl) {
  return pages.filter(({ url, document }) => {
    const noindex = document.metas.some(([name, text]) => name === "robots" && text === "noindex");
    return url.search === "" && !noindex;
  });
}

function graphOf({ document }: CrawledPage): Node[] {
  return JSON.parse(document.graphs[0] ?? "null")["@graph"];
}

function nodeOf(page: CrawledPage, type: string): Node | undefined {
  return graphOf(page).find((node) => node["@type"] === type);
}
