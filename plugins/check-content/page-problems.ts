import { globSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import type { FileName } from "../../app/content/files.ts";
import type { OwnPageFrontmatter } from "../../app/content/schema/mdx.ts";
import { findWrongFields } from "../../app/content/text-rules.ts";
import { articlePath } from "../../app/features/blog/article.ts";
import { filmPath } from "../../app/features/work/film.ts";
import { REDIRECTS } from "../../app/routes/redirects.ts";
import routes from "../../app/routes.ts";
import { absentFrom } from "../../app/seo/optional-pages.ts";
import { languageOfText } from "../content/language.ts";
import { readContent } from "../content/read-content.ts";
import type { MdxFile } from "../mdx/mdx.ts";
import { sentenceOf, shownPath } from "./content-error.ts";

type OwnPage = { file: string; frontmatter: OwnPageFrontmatter };

export type Site = {
  routes: RouteObject[];
  redirects: Record<string, string>;
  pages: string[];
  /** The files of content/ that a page of content/pages.yaml shows. */
  shows: Record<string, readonly string[]>;
  /** Pages with a name of their own behind a pattern, such as /blog/:slug. */
  addresses: string[];
  /** Optional pages and locations that content/pages.yaml does not list. */
  isAbsent: (address: string) => boolean;
  articles: number;
  /** False while a text cannot be compiled or a data file is wrong: what can be linked in it is not known. */
  hasAllTexts: boolean;
};

export function readSite(texts: MdxFile[] = []): Site {
  const pages = readContent("pages");
  const listed = pages.map(({ path }) => path);
  return {
    routes: routes.map(toRouteObject),
    redirects: { ...REDIRECTS, ...Object.fromEntries(listFormer(texts)) },
    pages: listed,
    shows: Object.fromEntries(pages.map(({ path, shows = [] }) => [path, shows])),
    addresses: [
      ...texts.map(addressOf),
      // Of these the name is known even while what is in it is not valid.
      ...globSync(["content/{blog,work}/*/", "content/locations/*.yaml"]).map((it) => {
        const parts = it.split(path.sep).slice(1);
        return `/${parts.join("/").replace(/\.yaml$/, "")}`;
      }),
      ...Object.keys(readContent("request").book).map((kind) => `/book/${kind}`),
      ...readContent("offers").downloads.map(({ slug }) => `/buy/${slug}`),
    ],
    isAbsent: absentFrom(listed),
    hasAllTexts: true,
    articles: globSync("content/blog/*/").length,
  };
}

function toRouteObject({ path, index, file, children }: RouteConfigEntry): RouteObject {
  if (index) return { path, index, handle: file };
  return { path, handle: file, children: children?.map(toRouteObject) };
}

export function addressOf({ kind, file, frontmatter }: MdxFile): string {
  if (kind === "legal page") return `/${path.basename(file, ".mdx")}`;
  if ("path" in frontmatter) return frontmatter.path;
  const slug = "slug" in frontmatter ? frontmatter.slug : "";
  return kind === "film" ? filmPath(slug) : articlePath(slug);
}

/** Former addresses of articles, films and pages, with where each leads. */
function listFormer(texts: MdxFile[]): [former: string, now: string][] {
  return texts.flatMap((text) => {
    const { formerly = [] } = text.frontmatter as { formerly?: string[] };
    return formerly.map((former): [string, string] => [former, addressOf(text)]);
  });
}

/** A former address that is one of a page now would lead there, and not to what has moved. */
export function findFormerProblems(texts: MdxFile[], { routes, addresses }: Site): string[] {
  return texts.flatMap((text) => {
    const { formerly = [] } = text.frontmatter as { formerly?: string[] };
    const others = texts.filter((other) => other !== text);
    return formerly.flatMap((former) => {
      const pattern = matchRoutes(routes, former)?.[0]?.route.path;
      const isFixed = pattern !== "*" && !pattern?.includes(":");
      const isTwice = listFormer(others).some(([other]) => other === former);
      if (!isFixed && !isTwice && !addresses.includes(former)) return [];
      const why = isTwice ? "that of another text, too" : "the address of a page now";
      return `${shownPath(text.file)}: formerly: ${former} is ${why}. Remove it here.`;
    });
  });
}

export function findPageProblems(own: OwnPage[], site: Site): string[] {
  return [
    ...own.flatMap(({ file, frontmatter }, index) => {
      const before = own.slice(0, index);
      const duplicate = before.find((other) => other.frontmatter.path === frontmatter.path);
      return problemsOfPage(file, frontmatter, site, duplicate).map(
        (why) => `${shownPath(file)}: ${why}`,
      );
    }),
    ...(site.pages.includes("/blog") && site.articles === 0
      ? ["content/blog: there is no article. Write one, or remove /blog from content/pages.yaml."]
      : []),
    ...site.pages.flatMap((it) => problemsOfPath(it, site)),
  ];
}

function problemsOfPage(
  file: string,
  page: OwnPageFrontmatter,
  site: Site,
  duplicate?: OwnPage,
): string[] {
  const target = site.redirects[page.path];
  // Menus have other names in each language.
  const read = (name: string) => readContent(name as FileName, languageOfText(file));
  return [
    target && `path: ${page.path} leads to ${target} already.`,
    !target &&
      isRoute(site, page.path) &&
      `path: ${page.path} is another page of this site already.`,
    duplicate && `path: ${page.path} is that of ${shownPath(duplicate.file)} too.`,
    ...findWrongFields("own-pages", page, { read, articles: () => [] }).map(sentenceOf),
  ].filter((why) => typeof why === "string");
}

function problemsOfPath(line: string, site: Site): string[] {
  if (isRoute(site, line)) return [];
  const own =
    "a Markdown page of content/own-pages needs no entry; a page with its own component needs this entry and a line in app/routes.ts";
  return [
    `content/pages.yaml: there is no page ${line}. Correct the address, or remove the entry: ${own}.`,
  ];
}

/** True if a route other than the splat route matches. */
function isRoute({ routes }: Site, address: string): boolean {
  return matchRoutes(routes, address)?.[0]?.route.path !== "*";
}
