import { data, type RouterContextProvider } from "react-router";
import { questions } from "#content/faq.yaml";
import { PRIVATE, publicCacheControl } from "~/http/cache-control";
import { platformContext } from "~/platform.server";
import { canonical } from "~/seo/paths";
import type { PageHead } from "~/seo/structured-data";

type PageTexts = { metaTitle: string; metaDescription: string } & Omit<
  PageHead,
  "origin" | "path" | "title" | "description"
>;

/** Loader data of a page that is the same for everyone: its response may be cached. */
export const cacheable = pageData(() => publicCacheControl());

/** For a page that renders a form token or reads a cookie: its response is never stored. */
export const uncached = pageData(() => PRIVATE);

export function pageFaq(page: "packages" | "diy" | "coaching") {
  return questions.filter((item) => item.page === page);
}

function pageData(cacheControl: () => string) {
  return <Extra extends object>(
    context: Readonly<RouterContextProvider>,
    path: string,
    texts: PageTexts,
    extra = {} as Extra,
  ) => {
    const { origin } = context.get(platformContext);
    const { metaTitle: title, metaDescription: description } = texts;
    const head: PageHead = { ...texts, origin, path, title, description };
    const canonicalHref = canonical(origin, head.canonicalUrl ?? path);
    const headers = {
      "Cache-Control": cacheControl(),
      Link: `<${canonicalHref}>; rel="canonical"`,
    };
    return data({ head, ...extra }, { headers });
  };
}
