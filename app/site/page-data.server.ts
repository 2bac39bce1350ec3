import { data } from "react-router";
import type { Platform } from "~/env.server";
import type { PageHead } from "~/seo/page-head";
import { canonical } from "~/seo/paths";

export type Head = { metaTitle: string; metaDescription: string } & Pick<
  PageHead,
  "name" | "keywords" | "canonicalUrl" | "published" | "areas"
>;

/** The loader's answer of a page: what its head says, with its canonical and caching headers. */
export function pageData<Extra extends object>(
  { origin }: Platform,
  path: string,
  { metaTitle, metaDescription, name, keywords, canonicalUrl, published, areas }: Head,
  extra: Extra,
  cacheControl: string,
) {
  const titles = { title: metaTitle, description: metaDescription };
  const head: PageHead = {
    origin,
    path,
    ...titles,
    name,
    keywords,
    canonicalUrl,
    published,
    areas,
  };
  const { header } = canonical(origin, canonicalUrl ?? path);
  const headers = { "Cache-Control": cacheControl, ...header };
  return data({ head, ...extra }, { headers });
}
