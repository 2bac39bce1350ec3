import faqAsset from "#content/faq?deferred";
import { readContent } from "~/deferred-content.server";
import type { Platform } from "~/env.server";

export function readFaq(platform: Platform) {
  return readContent<typeof import("#content/faq")>(platform, faqAsset);
}

/** The questions that one page shows besides /faq; each belongs to one page only. */
export async function readPageFaq(platform: Platform, page: "packages" | "diy" | "coaching") {
  const { faq } = await readFaq(platform);
  return faq.filter((item) => "page" in item && item.page === page);
}
