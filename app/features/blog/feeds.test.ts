import { expect, test } from "vitest";
import { jsonFeed, rssFeed } from "./feeds";

const feed = {
  origin: "https://studio.test",
  title: "Films & more",
  description: "Described <well>.",
  articles: [
    {
      slug: "a-film",
      title: 'A "film" & <more>',
      excerpt: "Excerpt.",
      category: "Tools" as const,
      tags: ["film"],
      readTime: "8 min read",
      publishDate: "2025-01-05",
      modifiedDate: "2025-02-01",
      featured: false,
      listed: true,
      metaDescription: "",
      keywords: [],
      relatedLinks: [],
    },
  ],
};

test("RSS escapes its words, names itself and dates its items as e-mail does", () => {
  const xml = rssFeed(feed);
  expect(xml).toContain("<title>A &quot;film&quot; &amp; &lt;more&gt;</title>");
  expect(xml).toContain('<atom:link href="https://studio.test/blog/rss.xml" rel="self"');
  expect(xml).toContain("<pubDate>Sun, 05 Jan 2025 00:00:00 GMT</pubDate>");
  expect(xml).toContain('<guid isPermaLink="true">https://studio.test/blog/a-film</guid>');
});

test("RSS without an article is still a feed", () => {
  expect(rssFeed({ ...feed, articles: [] })).not.toContain("undefined");
});

test("the JSON Feed has the members that version 1.1 requires", () => {
  const { version, title, items } = jsonFeed(feed);
  expect({ version, title }).toEqual({
    version: "https://jsonfeed.org/version/1.1",
    title: "Films & more",
  });
  expect(items).toEqual([
    expect.objectContaining({
      id: "https://studio.test/blog/a-film",
      url: "https://studio.test/blog/a-film",
      content_text: "Excerpt.",
      date_published: "2025-01-05T00:00:00Z",
      date_modified: "2025-02-01T00:00:00Z",
    }),
  ]);
});
