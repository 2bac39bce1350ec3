import { blogPage } from "#content/blog-page";
import { site } from "#content/site";
import type { Platform } from "~/env.server";
import { listArticles } from "~/features/blog/read-articles.server";
import type { Feed } from "./feed";

export async function readFeed(platform: Platform): Promise<Feed> {
  return {
    origin: platform.origin,
    title: `${blogPage.metaTitle} | ${site.name}`,
    description: blogPage.metaDescription,
    articles: await listArticles(platform),
  };
}
