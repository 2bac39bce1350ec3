import { locale } from "#content/site";
import { articlePath } from "~/features/blog/article";
import type { Feed } from "./feed";

export function jsonFeed({ origin, title, description, articles }: Feed) {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: `${origin}/blog`,
    feed_url: `${origin}/blog/feed.json`,
    language: locale,
    items: articles.map((article) => ({
      id: origin + articlePath(article.slug),
      url: origin + articlePath(article.slug),
      title: article.title,
      summary: article.excerpt,
      content_text: article.excerpt,
      ...(article.cover && { image: origin + article.cover.src }),
      date_published: timestamp(article.publishDate),
      date_modified: timestamp(article.modifiedDate ?? article.publishDate),
      tags: [article.category, ...article.tags],
    })),
  };
}

const timestamp = (day: string) => `${day}T00:00:00Z`;
