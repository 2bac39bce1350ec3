import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import { site } from "#content/site";
import { graphMeta } from "~/seo/structured-data/json-ld";
import { pageGraph } from "~/seo/structured-data/structured-data";
import { canonical } from "./canonical";
import { type PageHead, socialMeta } from "./social-meta";

/** `nodes` is what the page adds to the graph. Nothing while it failed to load. */
export function pageMeta(head: PageHead | undefined, nodes: Thing[] = []): MetaDescriptor[] {
  if (!head) return [];
  return [{ title: pageTitle(head.title) }, ...untitledMeta(head, nodes)];
}

/** The same without the title, for a page with a form, which renders its own with `pageTitle`. */
export function untitledMeta(head: PageHead | undefined, nodes: Thing[] = []): MetaDescriptor[] {
  if (!head) return [];
  const { origin, path, description, keywords, canonicalUrl } = head;
  const meta: MetaDescriptor[] = [
    { name: "description", content: description },
    canonical(origin, canonicalUrl ?? path).link,
  ];
  if (keywords) meta.push({ name: "keywords", content: keywords.join(", ") });
  // Nobody reads these in a document that scripts changed, so they stay out of the client's build.
  if (!import.meta.env.SSR) return meta;
  return [...meta, ...socialMeta(head), graphMeta([...pageGraph(head), ...nodes])];
}

/**
 * The head of a page that search engines must not list, without its title: canonical link, and what
 * it is `about` for who shares it: nobody reads that in a document that scripts changed.
 */
export function unlistedMeta(
  origin: string | undefined,
  path: string,
  about: Pick<PageHead, "title" | "description" | "cardOf"> | false | undefined,
): MetaDescriptor[] {
  const robots = { name: "robots", content: "noindex" };
  if (!origin) return [robots];
  const meta = [robots, canonical(origin, path).link];
  if (!import.meta.env.SSR || !about) return meta;
  const description = { name: "description", content: about.description };
  return [...meta, description, ...socialMeta({ origin, path, ...about })];
}

/** A document title with the brand; after a refused post it begins with "Error: ". */
export function pageTitle(title: string, failed = false): string {
  return `${failed ? "Error: " : ""}${title} | ${site.name}`;
}
