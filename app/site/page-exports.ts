import type { HeadersArgs, MetaDescriptor } from "react-router";
import { UNLISTED, withActionHeaders } from "~/http/cache-control";
import { pageMeta } from "~/seo/page-meta";
import type { PageHead } from "~/seo/structured-data";

/** For the routes of pages whose loader returns what `cacheable` or `uncached` returns. */
export function headers({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  return withActionHeaders(errorHeaders ?? loaderHeaders, actionHeaders);
}

/** For the routes of forms that search engines do not list. */
export function unlistedHeaders({ actionHeaders }: HeadersArgs): Headers {
  return withActionHeaders(UNLISTED, actionHeaders);
}

export function meta({ loaderData }: { loaderData?: { head: PageHead } }): MetaDescriptor[] {
  return pageMeta(loaderData?.head);
}

/** Of a route that only redirects or throws: without a component it would answer errors as plain text, not as a page. */
export function NeverRendered() {
  return null;
}
