import { data, redirect } from "react-router";
import type { Platform } from "~/platform.server";
import {
  addressElsewhere,
  alternatesOf,
  firstLanguage,
  isElsewhere,
  languageLinks,
  linkElsewhere,
  ownLanguage,
} from "~/seo/languages";
import type { Settings } from "~/settings/settings.server";
import type { PageLanguages } from "./languages";
import { listPages } from "./listed-pages.server";

/** Whether the site of the first language has it instead: a page that this language lacks, and the inbox. */
export const isOfFirstLanguage = (path: string, settings: Settings) =>
  isElsewhere(path) || (/^\/studio(\/|$)/.test(path) && firstOrigin(settings) !== undefined);

/** To a page that this language lacks: for a while, because it may get it. */
export function toFirstLanguage({ pathname, search }: URL, settings: Settings) {
  const origin = settings.LANGUAGE_ORIGINS[firstLanguage];
  return origin ? redirect(new URL(pathname + search, origin).href) : data(null, { status: 404 });
}

/** What a page says of its other languages: search engines are told of pages that they may list. */
export function languagesOf(url: URL, status: number, settings: Settings): PageLanguages {
  const origins = settings.LANGUAGE_ORIGINS;
  const isListed = status === 200 && listPages().some(({ path }) => path === url.pathname);
  return {
    alternates: isListed ? alternatesOf(url.pathname, origins) : [],
    links: languageLinks(status === 200 ? url : { pathname: "/", search: "" }, origins),
  };
}

/** The HTML of another language than the first, whose links to pages that it lacks lead to the first one. */
export function inFirstLanguage(
  html: ReadableStream,
  { origin, settings }: Platform,
  redirects: Record<string, string>,
): Promise<string> | undefined {
  const first = firstOrigin(settings);
  if (!first) return;
  const text = new Response(html).text();
  return text.then((it) => addressElsewhere(linkElsewhere(it, first, redirects), origin, first));
}

/** A text for programs of another language than the first, such as llms.txt. */
export function namedInFirstLanguage(text: string, { origin, settings }: Platform): string {
  const first = firstOrigin(settings);
  return first ? addressElsewhere(text, origin, first) : text;
}

function firstOrigin({ LANGUAGE_ORIGINS }: Settings): string | undefined {
  const origin = LANGUAGE_ORIGINS[firstLanguage];
  return ownLanguage === firstLanguage || !origin ? undefined : new URL(origin).origin;
}
