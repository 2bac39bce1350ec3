import { expect } from "@playwright/test";
import { offers } from "../../../content/offers.ts";
import { site as studio } from "../../../content/site.ts";
import type { Crawl, CrawledPage } from "../support/crawl-site.ts";
import { test } from "../support/site.ts";

type Node = Record<string, unknown> & { "@type": string; name?: unknown; price?: unknown };

// Requests need no scripts: each test runs once.
const once = { tag: "@no-js" };
/** What a page may say of several things; of everything else there is one. */
const REPEATED = ["LocalBusiness", "Review", "Offer", "Person"];
const PAGE_TYPES: Record<string, string> = {
  "/about-us": "AboutPage",
  "/contact": "ContactPage",
  "/video-packages": "CollectionPage",
  "/video-use-cases": "CollectionPage",
};

test("every page has one escaped graph without duplicates", once, ({ crawled }) => {
  for (const page of listedPages(crawled)) {
    expect(page.document.graphs.length, page.address).toBe(1);
    expect(page.document.graphs.join(), page.address).not.toContain("<");
    const types = graphOf(page).map((node) => node["@type"]);
    const single = types.filter((type) => !REPEATED.includes(type));
    expect(new Set(single).size, `${single} of ${page.address}`).toBe(single.length);
    const wanted = ["ProfessionalService", "LocalBusiness", "Service", "WebSite"];
    expect(types, page.address).toEqual(expect.arrayContaining(wanted));
  }
});

test(
  "the business has its areas and its rating, which only the reviews page shows",
  once,
  ({ crawled }) => {
    for (const page of listedPages(crawled)) {
      const business = nodeOf(page, "ProfessionalService");
      expect(business?.areaServed).toEqual(["Bellevue WA", "Portland OR", "Worldwide"]);
      expect(business?.aggregateRating).toMatchObject({ ratingValue: "5.0", reviewCount: 47 });
      const isReviews = page.url.pathname === "/resources/reviews";
      expect(page.document.text.includes("from 47 reviews"), page.address).toBe(isReviews);
    }
  },
);

test(
  "a studio has its opening hours on its own page, and is named on every page",
  once,
  ({ crawled }) => {
    for (const page of listedPages(crawled)) {
      const studios = graphOf(page).filter((node) => node["@type"] === "LocalBusiness");
      expect(studios.map(({ areaServed }) => areaServed !== undefined)).not.toContain(false);
      const withHours = studios.filter((node) => node.openingHoursSpecification !== undefined);
      const own = studios.filter(({ url }) => url === crawled.origin + page.url.pathname);
      expect(withHours, page.address).toEqual(own);
    }
  },
);

test(
  "every page but home has a breadcrumb, and each has the type of its path",
  once,
  ({ crawled }) => {
    for (const page of listedPages(crawled)) {
      const { pathname } = page.url;
      const trail = nodeOf(page, "BreadcrumbList")?.itemListElement as
        | { item: string }[]
        | undefined;
      expect(trail?.at(0)?.item, pathname).toBe(
        pathname === "/" ? undefined : `${crawled.origin}/`,
      );
      if (trail) expect(trail.at(-1)?.item).toBe(crawled.origin + pathname);
      const type = PAGE_TYPES[pathname] ?? "WebPage";
      expect(nodeOf(page, type)?.url, pathname).toBe(crawled.origin + pathname);
    }
  },
);

test("FAQ data is on the page of its questions, and on one page only", once, ({ crawled }) => {
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
  expect([...new Set(asked.values())].sort()).toEqual([
    "/locations/bellevue-wa",
    "/locations/portland-or",
    "/services/diy-downloads",
    "/services/group-coaching",
    "/video-packages",
  ]);
});

test("offers with prices are on the pages that sell them", once, ({ crawled }) => {
  const { downloads, coaching, monthly, bundles } = offers;
  const sold: Record<string, { name: string; price: number }[]> = {
    "/services/diy-downloads": downloads,
    "/services/group-coaching": [coaching],
    "/services/monthly-content": [monthly],
  };
  for (const page of listedPages(crawled)) {
    const own = graphOf(page).filter((node) => node["@type"] === "Offer");
    expect(own.map(priced)).toEqual((sold[page.url.pathname] ?? []).map(priced));
    const catalog = nodeOf(page, "OfferCatalog")?.itemListElement as Node[] | undefined;
    const all = page.url.pathname === "/video-packages";
    expect(catalog?.map(priced)).toEqual(
      all ? [...downloads, coaching, monthly, ...bundles].map(priced) : undefined,
    );
    for (const { name, price } of [...own, ...(catalog ?? [])].map(priced)) {
      expect(page.document.text).toContain(name);
      expect(page.document.text).toContain(`$${Number(price).toLocaleString("en-US")}`);
    }
  }
});

test("an article is a BlogPosting of the studio", once, ({ crawled }) => {
  const articles = listedPages(crawled).filter(({ url }) => url.pathname.startsWith("/blog/"));
  expect(articles.length).toBe(5);
  for (const page of articles) {
    const post = nodeOf(page, "BlogPosting");
    expect(page.document.titles.join()).toContain(post?.headline);
    expect(post?.publisher).toMatchObject({ name: studio.name });
    expect(new Date(String(post?.dateModified)).getTime()).toBeLessThan(Date.now());
  }
});

test(
  "every URL in structured data responds without redirect",
  once,
  async ({ crawled, request }) => {
    const texts = crawled.pages.flatMap(({ document }) => document.graphs).join(" ");
    const found = texts.match(new RegExp(`${crawled.origin}[^"\\\\\\s]*`, "g")) ?? [];
    const addresses = new Set(found.map((address) => address.replace(/#.*/, "")));
    expect(addresses.size).toBeGreaterThan(30);
    for (const address of addresses) {
      expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
    }
  },
);

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

const priced = ({ name, price }: { name?: unknown; price?: unknown }) => ({
  name: String(name),
  price: Number(price),
});
