import { data } from "react-router";
import type { Platform } from "~/env.server";
import { PRIVATE, publicPage } from "~/http/headers/cache-policies";
import { canonical } from "~/seo/canonical";
import type { PageHead } from "~/seo/social-meta";

/** What a page's content module says about it in the head. */
type Head = { metaTitle: string; metaDescription: string } & Pick<
  PageHead,
  "keywords" | "canonicalUrl" | "published" | "areas"
>;

/** The loader's answer of a page that is the same for everyone: cached, with its canonical header. */
export function publicData<Extra extends object>(
  platform: Platform,
  path: string,
  head: Head,
  extra: Extra,
) {
  return pageData(platform, path, head, extra, publicPage());
}

/** The same for a page that renders a form token or reads a cookie: never stored. */
export function privateData<Extra extends object>(
  platform: Platform,
  path: string,
  head: Head,
  extra: Extra,
) {
  return pageData(platform, path, head, extra, PRIVATE);
}

function pageData<Extra extends object>(
  { origin }: Platform,
  path: string,
  { metaTitle, metaDescription, keywords, canonicalUrl, published, areas }: Head,
  extra: Extra,
  cacheControl: string,
) {
  const titles = { title: metaTitle, description: metaDescription };
  const head: PageHead = { origin, path, ...titles, keywords, canonicalUrl, published, areas };
  const { header } = canonical(origin, canonicalUrl ?? path);
  const headers = { "Cache-Control": cacheControl, ...header };
  return data({ head, ...extra }, { headers });
}
