import { blogPage } from "#content/blog-page";
import { site } from "#content/site";
import type { Platform } from "~/env.server";
import { listArticles } from "~/features/blog/read-articles.server";
import type { Feed } from "./feed";

export function readFeed({ origin }: Platform): Feed {
  return {
    origin,
    title: `${blogPage.metaTitle} | ${site.name}`,
    description: blogPage.metaDescription,
    articles: listArticles(),
  };
}
