import { expect, test } from "vitest";
import { jsonFeed, rssFeed } from "~/seo/feeds";
import type { ArticleSummary } from "./article";
import { articleFeed, articleNode } from "./article-metadata";
import { countShown, readFilter, type Sort, selectArticles } from "./select-articles";

const ORIGIN = "https://studio.test";

function article(slug: string, changes: Partial<ArticleSummary> = {}): ArticleSummary {
  return {
    ...{ slug, title: `Title of ${slug}`, excerpt: `Excerpt of ${slug}.`, category: "Tools" },
    ...{ tags: ["film"], readTime: "8 min read", publishDate: "2025-01-05", metaDescription: "" },
    ...{ featured: false, listed: true, keywords: [], relatedLinks: [] },
    ...changes,
  };
}

const articles = [
  article("mobile", { category: "Production Tips", publishDate: "2024-11-22" }),
  article("toolkit", { category: "Strategy", publishDate: "2025-01-15", readTime: "12 min read" }),
  article("tools"),
  article("training", {
    ...{ category: "Training", publishDate: "2025-01-10", readTime: "10 min read" },
    tags: ["automation", "hr"],
  }),
  article("roi", { category: "ROI", publishDate: "2025-01-01", readTime: "15 min read" }),
];

test.each<[q: string, category: string, sort: Sort, found: string]>([
  ["", "", "newest", "toolkit training tools roi mobile"],
  ["", "", "oldest", "mobile roi tools training toolkit"],
  ["", "", "readTime", "tools mobile training toolkit roi"],
  ["HR", "", "newest", "training"],
  ["TITLE OF ROI", "", "newest", "roi"],
  ["excerpt of tools", "", "newest", "tools"],
  ["nothing like it", "", "newest", ""],
  ["title", "Training", "oldest", "training"],
  ["hr", "Tools", "newest", ""],
])("%j in %j by %s finds %s", (q, category, sort, found) => {
  const selected = selectArticles(articles, { q, category, sort, all: false });
  expect(selected.map(({ slug }) => slug).join(" ")).toBe(found);
});

test.each(["", "q=%20&category=All&sort=best", "category=constructor"])(
  "the address ?%s asks for everything",
  (query) => {
    const nothing = { q: "", category: "", sort: "newest", all: false };
    expect(readFilter(new URLSearchParams(query))).toEqual(nothing);
  },
);

const changed = article("a-film", { title: 'A "film" & <more>', modifiedDate: "2025-02-01" });
const feed = articleFeed(ORIGIN, [changed]);

test("an article's structured data names what the specification asks for", () => {
  expect(articleNode(ORIGIN, { ...changed, metaDescription: "Described." })).toMatchObject({
    "@type": "BlogPosting",
    headline: changed.title,
    description: "Described.",
    mainEntityOfPage: { "@id": "https://studio.test/blog/a-film" },
    image: ["https://studio.test/og/blog-a-film.jpg"],
    datePublished: "2025-01-05",
    dateModified: "2025-02-01",
    author: { "@type": "Organization" },
    publisher: { "@type": "Organization", logo: { "@type": "ImageObject" } },
  });
  expect(articleNode(ORIGIN, article("old"))).toMatchObject({ dateModified: "2025-01-05" });
});

test("RSS escapes its words, names itself and dates its items as e-mail does", () => {
  const xml = rssFeed(feed);
  expect(xml).toContain("<title>A &quot;film&quot; &amp; &lt;more&gt;</title>");
  expect(xml).toContain('<atom:link href="https://studio.test/blog/rss.xml" rel="self"');
  expect(xml).toContain("<pubDate>Sun, 05 Jan 2025 00:00:00 GMT</pubDate>");
  expect(xml).toContain('<guid isPermaLink="true">https://studio.test/blog/a-film</guid>');
  expect(rssFeed({ ...feed, items: [] })).not.toContain("undefined");
});

test("an item of RSS says its language where that is not the site's", () => {
  const [item] = feed.items.map((it) => ({ ...it, lang: "cy" }));
  const welsh = rssFeed({ ...feed, items: item ? [item] : [] });
  expect(welsh).toContain('<item xml:lang="cy">');
  expect(rssFeed(feed)).toContain("<item>");
});

test("the JSON Feed has the members that version 1.1 requires", () => {
  expect(JSON.parse(jsonFeed(feed))).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    items: [
      {
        id: "https://studio.test/blog/a-film",
        url: "https://studio.test/blog/a-film",
        content_text: "Excerpt of a-film.",
        date_published: "2025-01-05T00:00:00Z",
        date_modified: "2025-02-01T00:00:00Z",
      },
    ],
  });
});

test.each([
  ["", 60],
  ["all", 200],
  ["category=Tools", 200],
  ["q=lamp", 200],
])("of 200 articles, ?%s shows %i", (query, shown) => {
  expect(countShown(200, readFilter(new URLSearchParams(query)))).toBe(shown);
});
