import { data } from "react-router";
import type { Platform } from "~/env.server";
import { PRIVATE, publicPage } from "~/http/cache-policies";
import { canonical } from "~/seo/canonical";

/** What a page's content module says about it in the head. */
type Head = { metaTitle: string; metaDescription: string };

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
  { metaTitle, metaDescription }: Head,
  extra: Extra,
  cacheControl: string,
) {
  const head = { origin, path, title: metaTitle, description: metaDescription };
  const headers = { "Cache-Control": cacheControl, ...canonical(origin, path).header };
  return data({ head, ...extra }, { headers });
}
