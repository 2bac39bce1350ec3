import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { matchRoutes } from "react-router";
import { addressesIn, placesIn, type WrittenAddress } from "../../app/content/addresses.ts";
import { atLine, lineAt } from "../../app/content/lines.ts";
import { describeNoAddress, describeNoPage } from "../../app/content/link-address.ts";
import { nearest } from "../../app/content/nearest.ts";
import type { ParsedFile, Path } from "../../app/content/parse-yaml.ts";
import { listContent } from "../content/read-content.ts";
import type { MdxFile } from "../mdx/mdx.ts";
import { shownPath } from "./content-error.ts";
import { addressOf, type Site } from "./page-problems.ts";

/** An address of this site, as a file of content/ writes it. */
type Link = Omit<WrittenAddress, "path"> & { file: string; text: string; at: number };

/** Routes whose last part is the name of something that content/ must have. */
const NAMED = /:(slug|studio|kind|file)\b/;
/** Its links disappear by themselves with the page that they lead to. */
const AUTOMATIC = /^content\/navigation\./;

/** Links of content/ to pages, places of pages and files that are not there, one sentence each. */
export function findDeadLinks(texts: MdxFile[], site: Site): string[] {
  const links = [
    // The list of pages is checked as such.
    ...listContent()
      .filter(({ name }) => name !== "pages")
      .flatMap(linksOfData),
    ...texts.filter((text) => !site.isAbsent(addressOf(text))).flatMap(linksOfText),
  ];
  return findDead(links, texts, site);
}

export function findDead(links: Link[], texts: MdxFile[], site: Site): string[] {
  return links.flatMap((link) => {
    const why = describeDead(link, texts, site);
    return why ? [atLine(link.file, link.text, lineAt(link.text, link.at), why)] : [];
  });
}

export function linksOfData({ file, text, value, lineOf }: Omit<ParsedFile, "problems">): Link[] {
  const lines = text.split("\n");
  const at = (path: Path) => lines.slice(0, lineOf(path) - 1).join("\n").length + 1;
  return addressesIn(value).map(({ path, ...link }) => ({ file, text, at: at(path), ...link }));
}

export function linksOfText({ file, html, frontmatter, refusedUrls }: MdxFile): Link[] {
  const text = readFileSync(file, "utf8");
  const related = "relatedLinks" in frontmatter ? frontmatter.relatedLinks : [];
  const hrefs = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = ""]) => href);
  // Those that the compiler has refused are empty, and it has warned of them.
  const empty = hrefs.filter((href) => href === "").slice(refusedUrls.length);
  // The same address may stand in a text more than once.
  const next: Record<string, number> = {};
  return [...related.map(({ href }) => href), ...hrefs.filter(Boolean), ...empty]
    .filter((href) => !/^([a-z]+:|\/\/)/i.test(href))
    .map((href) => {
      const address = href.replaceAll("&amp;", "&");
      const written = address === "" ? "]()" : address;
      const at = Math.max(0, text.indexOf(written, next[address]));
      next[address] = at + 1;
      return { file: shownPath(file), text, at, address };
    });
}

/** Why a link leads nowhere, and what to write; undefined for one that leads somewhere. */
function describeDead(link: Link, texts: MdxFile[], site: Site): string | undefined {
  const { file, address, isKey } = link;
  const isNone = describeNoAddress(link);
  if (isNone) return isNone;
  const [whole = "", place] = address.split("#");
  const [pathname = ""] = whole.split("?");
  const own = texts.find((text) => shownPath(text.file) === file);
  const target = pathname === "" ? undefined : (site.redirects[pathname] ?? pathname);
  const isKnown = target && (!target.startsWith("/locations/") || site.addresses.includes(target));
  if (isKnown && site.isAbsent(target)) {
    if ((AUTOMATIC.test(file) && target === pathname) || isKey) return;
    return `${target} is not in content/pages.yaml. Add it there, write another address here, or delete the link or its entry.`;
  }
  // While a file has a fault, the pages that it makes are not known.
  if (target && !site.hasAllTexts && !isThere(target, site)) return;
  if (target && !isThere(target, site)) {
    if (/\.\w+$/.test(pathname))
      return `there is no file public${pathname}. Put it there, or correct the name.`;
    const known = [...site.pages, ...site.addresses].filter((it) => !site.isAbsent(it));
    return describeNoPage(pathname, known);
  }
  if (!place || !site.hasAllTexts) return;
  const places = target ? placesOf(target, texts, site) : idsIn(own?.html ?? "");
  if (places.includes(place)) return;
  const write = nearest(place, places)
    .slice(0, 5)
    .map((it) => `#${it}`);
  return `${target ?? "this page"} has no place #${place}. ${write.length > 0 ? `Write one of ${write.join(", ")}, or leave # out.` : "Leave # out."}`;
}

function isThere(pathname: string, { routes, addresses, isAbsent }: Site): boolean {
  if (isAbsent(pathname)) return false;
  if (addresses.includes(pathname)) return true;
  if (path.extname(pathname) !== "" && existsSync(path.join("public", pathname))) return true;
  const pattern = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  return pattern !== "*" && !(pattern && NAMED.test(pattern));
}

/** What a link may name after its #: of a text its headings, of other pages what their modules and content name. */
function placesOf(pathname: string, texts: MdxFile[], site: Site): string[] {
  const text = texts.find((it) => addressOf(it) === pathname);
  if (text) return idsIn(text.html);
  const module = matchRoutes(site.routes, pathname)?.at(-1)?.route.handle;
  const folder = path.dirname(path.join("app", String(module)));
  const content = site.shows[pathname] ?? [];
  const data = listContent().filter(({ name }) => content.includes(`${name}.yaml`));
  return [
    ...globSync(`${folder}/*.tsx`).flatMap((file) => idsIn(readFileSync(file, "utf8"))),
    ...data.flatMap(({ value }) => placesIn(value)),
  ];
}

function idsIn(text: string): string[] {
  return [...text.matchAll(/\b(?:id=|id: )"?([\w-]+)/g)].map(([, id = ""]) => id);
}
