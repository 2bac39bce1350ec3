import { data, type RouterContextProvider } from "react-router";
import { faq } from "#content/faq";
import { PRIVATE, publicCacheControl } from "~/http/cache-control";
import { platformContext } from "~/platform.server";
import { canonical } from "~/seo/paths";
import type { PageHead } from "~/seo/structured-data";

type PageTexts = { metaTitle: string; metaDescription: string } & Pick<
  PageHead,
  "name" | "keywords" | "canonicalUrl" | "published" | "areas" | "nodes"
>;

/** Loader data of a page that is the same for everyone: its response may be cached. */
export const cacheable = pageData(() => publicCacheControl());

/** For a page that renders a form token or reads a cookie: its response is never stored. */
export const uncached = pageData(() => PRIVATE);

/** The questions that a page shows besides /faq. */
export function pageFaq(page: "packages" | "diy" | "coaching") {
  return faq.filter((item) => "page" in item && item.page === page);
}

function pageData(cacheControl: () => string) {
  return <Extra extends object>(
    context: Readonly<RouterContextProvider>,
    path: string,
    { metaTitle: title, metaDescription: description, ...texts }: PageTexts,
    extra = {} as Extra,
  ) => {
    const { origin } = context.get(platformContext);
    const { name, keywords, canonicalUrl, published, areas, nodes } = texts;
    const page = { origin, path, title, description };
    const head = { ...page, name, keywords, canonicalUrl, published, areas, nodes };
    const canonicalHref = canonical(origin, canonicalUrl ?? path);
    const headers = {
      "Cache-Control": cacheControl(),
      Link: `<${canonicalHref}>; rel="canonical"`,
    };
    return data({ head, ...extra }, { headers });
  };
}
