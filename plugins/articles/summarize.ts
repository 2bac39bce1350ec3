import type { Article, ArticleSummary } from "../../app/features/blog/article.ts";

export function summarize(article: Article): ArticleSummary {
  const { html: _, contents: __, components: ___, markdown: ____, ...summary } = article;
  return summary;
}
