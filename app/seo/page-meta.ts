import type { MetaDescriptor } from "react-router";
import { site } from "#content/site";
import { canonical } from "./canonical";

/** What the head of one indexable page says; `title` comes without the brand. */
export type PageHead = { origin: string; path: string; title: string; description: string };

/** Title, description and canonical link of one indexable page; nothing while it failed to load. */
export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  return [
    { title: `${head.title} | ${site.name}` },
    { name: "description", content: head.description },
    canonical(head.origin, head.path).link,
  ];
}
