import type { CompiledText } from "~/content/schema/mdx";
import { isAbsent } from "~/seo/absent-pages";
import { isElsewhere } from "~/seo/languages";
import { type Article, type ArticleSummary, articlePath } from "./article";

const articles = Object.values(
  import.meta.glob<CompiledText<ArticleSummary>>("/content/blog/*/index.mdx", { eager: true }),
);

export function listArticles(): ArticleSummary[] {
  if (isAbsent("/blog")) return [];
  const summaries = articles.map(({ frontmatter }) => frontmatter);
  return summaries
    .filter(({ slug, listed }) => listed && !isElsewhere(articlePath(slug)))
    .sort((a, b) => b.publishDate.localeCompare(a.publishDate));
}

export function findArticle(slug: string): Article | null {
  const found = articles.find(({ frontmatter }) => frontmatter.slug === slug);
  if (!found) return null;
  const { frontmatter, ...text } = found;
  return { ...frontmatter, ...text };
}

/** Those that no list has, too. */
export function listArticleAddresses() {
  return articles.map(({ frontmatter: { slug, formerly } }) => ({
    ...{ path: articlePath(slug), formerly },
  }));
}
