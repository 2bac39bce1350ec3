import type { HeadersArgs, MetaDescriptor } from "react-router";
import { pageMeta } from "~/seo/page-meta";
import type { PageHead } from "~/seo/structured-data";

/** For the routes of pages whose loader returns what `cacheable` or `uncached` returns. */
export function headers({ loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData }: { loaderData?: { head: PageHead } }): MetaDescriptor[] {
  return pageMeta(loaderData?.head);
}

/** Of a route that only redirects or throws: without a component it would answer errors as plain text, not as a page. */
export function NeverRendered() {
  return null;
}
