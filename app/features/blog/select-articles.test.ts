import { expect, test } from "vitest";
import type { ArticleSummary } from "./article";
import { readFilter, type Sort, selectArticles } from "./select-articles";

const articles = [
  article("mobile", "Production Tips", "2024-11-22", "8 min read", ["filming"]),
  article("toolkit", "Strategy", "2025-01-15", "12 min read", ["toolkits"]),
  article("tools", "Tools", "2025-01-05", "8 min read", ["editing"]),
  article("training", "Training", "2025-01-10", "10 min read", ["automation", "hr"]),
  article("roi", "ROI", "2025-01-01", "15 min read", ["budgeting"]),
];

const slugs = (q = "", category = "", sort: Sort = "newest") =>
  selectArticles(articles, { q, category, sort }).map(({ slug }) => slug);

test("newest first is by date, and oldest first reverses it", () => {
  const newest = ["toolkit", "training", "tools", "roi", "mobile"];
  expect(slugs()).toEqual(newest);
  expect(slugs("", "", "oldest")).toEqual(newest.toReversed());
});

test("read time ascends in minutes, of equals the newest first", () => {
  expect(slugs("", "", "readTime")).toEqual(["tools", "mobile", "training", "toolkit", "roi"]);
});

test.each([
  ["HR", ["training"]],
  ["TITLE OF ROI", ["roi"]],
  ["excerpt of tools", ["tools"]],
  ["nothing like it", []],
])("a search for %s looks through title, excerpt and tags in any case", (q, found) => {
  expect(slugs(q)).toEqual(found);
});

test("category and search narrow together", () => {
  expect(slugs("title", "Training", "oldest")).toEqual(["training"]);
  expect(slugs("hr", "Tools")).toEqual([]);
});

test("an address that asks for nothing known asks for everything", () => {
  const nothing = { q: "", category: "", sort: "newest" };
  expect(readFilter(new URLSearchParams())).toEqual(nothing);
  expect(readFilter(new URLSearchParams("q=%20&category=All&sort=best"))).toEqual(nothing);
  expect(readFilter(new URLSearchParams("category=constructor"))).toEqual(nothing);
});

function article(
  slug: string,
  category: ArticleSummary["category"],
  publishDate: string,
  readTime: string,
  tags: string[],
): ArticleSummary {
  return {
    slug,
    title: `Title of ${slug}`,
    excerpt: `Excerpt of ${slug}.`,
    category,
    tags,
    readTime,
    publishDate,
    featured: false,
    listed: true,
    metaDescription: "",
    keywords: [],
    relatedLinks: [],
  };
}
