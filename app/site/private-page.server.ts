import type { Platform } from "~/env.server";
import { PRIVATE } from "~/http/cache-control";
import { type Head, pageData } from "./page-data.server";

/** The loader's answer of a page that renders a form token or reads a cookie: never stored. */
export function privateData<Extra extends object>(
  platform: Platform,
  path: string,
  head: Head,
  extra: Extra,
) {
  return pageData(platform, path, head, extra, PRIVATE);
}
