import { expect, test } from "vitest";
import { articleNode } from "./article-node";

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
  keywords: ["one", "two"],
  relatedLinks: [],
};

test("an article's structured data names what the specification asks for", () => {
  expect(articleNode("https://studio.test", article)).toMatchObject({
    "@type": "BlogPosting",
    headline: "A film",
    description: "Described.",
    mainEntityOfPage: { "@id": "https://studio.test/blog/a-film" },
    image: ["https://studio.test/og/blog-a-film.jpg"],
    datePublished: "2025-01-05",
    dateModified: "2025-01-05",
    author: { "@type": "Organization" },
    publisher: { "@type": "Organization", logo: { "@type": "ImageObject" } },
  });
});

test("a changed article names the day of its change", () => {
  const changed = { ...article, modifiedDate: "2025-02-01" };
  expect(articleNode("https://studio.test", changed)).toMatchObject({
    datePublished: "2025-01-05",
    dateModified: "2025-02-01",
  });
});
