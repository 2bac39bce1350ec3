import type { HeadersFunction } from "react-router";
import keepTyped from "~/enhance/keep-typed.ts?worker&url";
import submitOnce from "~/enhance/submit-once.ts?worker&url";
import { unlistedMeta } from "~/seo/page-meta";
import type { PageHead } from "~/seo/social-meta";
import type { PageHandle } from "~/site/page-handle";

export const requestHandle: PageHandle = { scripts: [keepTyped, submitOnce] };

export const requestHeaders: HeadersFunction = ({ loaderHeaders }) => {
  loaderHeaders.set("X-Robots-Tag", "noindex");
  return loaderHeaders;
};

/** A request's page is for the visitor who was led to it, and for no search engine. */
export function requestMeta(head: PageHead | undefined) {
  return unlistedMeta(head?.origin, head?.path ?? "", head && { ...head, cardOf: "/contact" });
}
