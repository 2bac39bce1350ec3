import { workPage } from "#content/work-page";

export const feedLink = {
  tagName: "link" as const,
  rel: "alternate",
  type: "application/rss+xml",
  title: workPage.rssTitle,
  href: "/work/rss.xml",
};
