import { data } from "react-router";
import { faq } from "#content/faq";
import type { Platform } from "~/env.server";
import { PRIVATE, publicCacheControl } from "~/http/cache-control";
import type { PageHead } from "~/seo/page-head";
import { canonical } from "~/seo/paths";

/** What content says of a page; `pageData` makes the PageHead of it. */
type PageTexts = { metaTitle: string; metaDescription: string } & Pick<
  PageHead,
  "name" | "keywords" | "canonicalUrl" | "published" | "areas"
>;

/** Loader data of a page that is the same for everyone: its response may be cached. */
export function cacheable<Extra extends object>(
  platform: Platform,
  path: string,
  texts: PageTexts,
  extra: Extra,
) {
  return pageData(platform, path, texts, extra, publicCacheControl());
}

/** Loader data of a page that renders a form token or reads a cookie: its response is never stored. */
export function uncached<Extra extends object>(
  platform: Platform,
  path: string,
  texts: PageTexts,
  extra: Extra,
) {
  return pageData(platform, path, texts, extra, PRIVATE);
}

/** The questions that a page shows besides /faq. */
export function pageFaq(page: "packages" | "diy" | "coaching") {
  return faq.filter((item) => "page" in item && item.page === page);
}

function pageData<Extra extends object>(
  { origin }: Platform,
  path: string,
  { metaTitle: title, metaDescription: description, ...texts }: PageTexts,
  extra: Extra,
  cacheControl: string,
) {
  const { name, keywords, canonicalUrl, published, areas } = texts;
  const head = { origin, path, title, description, name, keywords, canonicalUrl, published, areas };
  const { header } = canonical(origin, canonicalUrl ?? path);
  const headers = { "Cache-Control": cacheControl, ...header };
  return data({ head, ...extra }, { headers });
}
