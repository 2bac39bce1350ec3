import type { BlogPosting, Thing } from "schema-dts";
import { locale, site } from "#content/site";
import { canonical, nodeId } from "~/seo/paths";
import { socialCard } from "~/seo/social-card";
import { type ArticleSummary, articlePath } from "./article";

export function articleNode(origin: string, article: ArticleSummary): Thing {
  const path = articlePath(article.slug);
  const { href } = canonical(origin, path).link;
  const card = origin + socialCard(path);
  const studio = {
    "@type": "Organization",
    "@id": nodeId(origin, "publisher"),
    name: site.name,
    url: canonical(origin, "/").link.href,
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
    keywords: article.keywords.join(", "),
    inLanguage: locale,
  } satisfies BlogPosting;
}
