import type { BlogPosting } from "schema-dts";
import { blogPage } from "#content/blog-page.yaml";
import { names } from "#content/brand.yaml";
import { locale } from "#content/site.yaml";
import { type Feed, feedLink, JSON_FEED, RSS } from "~/seo/feeds";
import { canonical, nodeId, socialCard } from "~/seo/paths";
import { type ArticleSummary, articlePath } from "./article";

export const FEEDS = [
  { path: "/blog/rss.xml", type: RSS, title: "RSS" },
  { path: "/blog/feed.json", type: JSON_FEED, title: "JSON Feed" },
];

export const feedLinks = FEEDS.map(({ path, type, title }) =>
  feedLink(path, type, `${blogPage.metaTitle} (${title})`),
);

export function articleFeed(origin: string, articles: ArticleSummary[]): Feed {
  return {
    origin,
    path: "/blog",
    title: `${blogPage.metaTitle} | ${names.name}`,
    description: blogPage.metaDescription,
    items: articles.map(({ slug, excerpt, publishDate, modifiedDate, cover, ...article }) => ({
      ...article,
      path: articlePath(slug),
      description: excerpt,
      image: cover?.src,
      day: publishDate,
      changed: modifiedDate,
    })),
  };
}

export function articleNode(origin: string, article: ArticleSummary) {
  const path = articlePath(article.slug);
  const href = canonical(origin, path);
  const card = origin + socialCard(path);
  const studio = {
    "@type": "Organization",
    "@id": nodeId(origin, "publisher"),
    name: names.name,
    url: canonical(origin, "/"),
    logo: { "@type": "ImageObject", url: `${origin}/icon-512.png` },
  } as const;
  return {
    "@type": "BlogPosting",
    "@id": `${href}#article`,
    headline: article.title,
    description: article.metaDescription,
    mainEntityOfPage: { "@type": "WebPage", "@id": href },
    image: article.hero ? [origin + article.hero.src, card] : [card],
    datePublished: article.publishDate,
    dateModified: article.modifiedDate ?? article.publishDate,
    author: studio,
    publisher: studio,
    articleSection: article.category,
    ...(article.keywords.length > 0 && { keywords: article.keywords.join(", ") }),
    inLanguage: article.lang ?? locale,
  } satisfies BlogPosting;
}
