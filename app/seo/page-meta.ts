import type { MetaDescriptor } from "react-router";
import { site } from "#content/site";
import { canonical } from "./canonical";

/** What the head of one indexable page says; `title` comes without the brand. */
export type PageHead = { origin: string; path: string; title: string; description: string };

/** Title, description and canonical link of one indexable page; nothing while it failed to load. */
export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  return [{ title: pageTitle(head.title) }, ...untitledMeta(head)];
}

/** The same without the title, for a page with a form, which renders its own with `pageTitle`. */
export function untitledMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const { link } = canonical(head.origin, head.path);
  return [{ name: "description", content: head.description }, link];
}

/** A document title with the brand; after a refused post it begins with "Error: ". */
export function pageTitle(title: string, failed = false): string {
  return `${failed ? "Error: " : ""}${title} | ${site.name}`;
}
