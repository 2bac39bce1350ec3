import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FeaturedArticles } from "./article-list";

const article = {
  slug: "a-film",
  title: "A film",
  excerpt: "Excerpt.",
  category: "Tools" as const,
  tags: ["film"],
  readTime: "8 min read",
  publishDate: "2025-01-05",
  featured: false,
  listed: true,
  metaDescription: "Described.",
  keywords: [],
  relatedLinks: [],
};

test("there is no featured section without a featured article", () => {
  expect(renderToStaticMarkup(<FeaturedArticles articles={[article]} />)).toBe("");
});

test("featured articles have their section", () => {
  const other = { ...article, slug: "other", featured: true };
  const html = renderToStaticMarkup(<FeaturedArticles articles={[article, other]} />);
  expect(html).toContain("Featured Articles");
  expect(html).toContain('href="/blog/other"');
  expect(html).not.toContain('href="/blog/a-film"');
});
