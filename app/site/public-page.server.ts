import type { Platform } from "~/env.server";
import { publicPage } from "~/http/cache-control";
import { type Head, pageData } from "./page-data.server";

/** The loader's answer of a page that is the same for everyone: cached, with its canonical header. */
export function publicData<Extra extends object>(
  platform: Platform,
  path: string,
  head: Head,
  extra: Extra,
) {
  return pageData(platform, path, head, extra, publicPage());
}
