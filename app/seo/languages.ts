import { languages, own } from "virtual:languages";
import { pathOf } from "./optional-pages";

export const ownLanguage = own;
export const firstLanguage = languages[0]?.tag ?? own;

/** The tag that leads get, if this site is in another language than the first. */
export const sentLanguage = own === firstLanguage ? undefined : own;

/** Whether a language lacks the page of an address, or the page above it. */
export function isElsewhere(address: string, language = own): boolean {
  const path = pathOf(address);
  const lacking = languages.find(({ tag }) => tag === language)?.elsewhere ?? [];
  return lacking.some((page) => path === page || (page !== "/" && path.startsWith(`${page}/`)));
}

export type Origins = Record<string, string>;

/** The languages in which visitors may read the site, the first one first. */
const languagesAt = (origins: Origins) => languages.filter(({ tag }) => tag in origins);

export type Alternate = { language: string; href: string };

/** A page in all languages that have it, with `x-default`; nothing of a page in one language. */
export function alternatesOf(path: string, origins: Origins): Alternate[] {
  const having = languagesAt(origins).filter(({ tag }) => !isElsewhere(path, tag));
  if (having.length < 2) return [];
  const alternates = having.map(({ tag }) => ({
    language: tag,
    href: new URL(path, origins[tag]).href,
  }));
  const [first = { href: "" }] = alternates;
  return [...alternates, { language: "x-default", href: first.href }];
}

/** `samePage`: with the same answers, which may change while a flow is open. */
export type LanguageLink = Alternate & { isSamePage: boolean };

/** The other languages: the same page with the same query, or the home page where a language lacks it. */
export function languageLinks(
  url: { pathname: string; search: string },
  origins: Origins,
): LanguageLink[] {
  return languagesAt(origins)
    .filter(({ tag }) => tag !== own)
    .map(({ tag }) => {
      const isSamePage = !isElsewhere(url.pathname, tag);
      const href = new URL(isSamePage ? url.pathname + url.search : "/", origins[tag]).href;
      return { language: tag, href, isSamePage };
    });
}

const LINK = /<a\b([^>]*?)\shref="(\/[^"]*)"/g;

const ADDRESS = /(https?:\/\/[^/\s"]+)(\/[^\s"#?)<]*)/g;

/** In structured data and llms.txt, full addresses of pages that this language lacks are those of the first one. */
export const addressElsewhere = (text: string, own: string, first: string) =>
  text.replace(ADDRESS, (whole, origin, address) =>
    origin === own && isElsewhere(address) ? first + address : whole,
  );

/** In the HTML of a page, links to pages that this language lacks lead to those of the first one. */
export function linkElsewhere(
  html: string,
  origin: string,
  redirects: Record<string, string>,
): string {
  return html.replace(LINK, (link, before, address) => {
    const path = pathOf(address);
    if (!isElsewhere(redirects[path] ?? path)) return link;
    return `<a${before} href="${origin}${address}" hreflang="${firstLanguage}"`;
  });
}
