import path from "node:path";
import { matchRoutes, type RouteObject } from "react-router";
import type { OwnPageFrontmatter } from "../../content/schema/own-page.ts";

type OwnPage = { file: string; page: OwnPageFrontmatter };

/** What the site has besides the own pages. */
export type Site = {
  routes: RouteObject[];
  redirects: Record<string, string>;
  /** The paths of content/pages.ts. */
  pages: string[];
  menus: string[];
  columns: string[];
  frames: string[];
};

/** Why an own page, or a line of content/pages.ts, cannot be published: one sentence each, by file. */
export function findWrongPages(own: OwnPage[], site: Site): string[] {
  return [
    ...own.flatMap(({ file, page }, index) => {
      const twin = own.slice(0, index).find((other) => other.page.path === page.path);
      return wrongWith(page, site, twin).map((why) => `${shown(file)}: ${why}`);
    }),
    ...site.pages.flatMap((it, index) => wrongWithLine(it, index, site)),
  ];
}

function wrongWith(page: OwnPageFrontmatter, site: Site, twin?: OwnPage): string[] {
  const { menu, footer, frame } = page;
  const target = site.redirects[page.path];
  return [
    target && `path: ${page.path} leads to ${target} already.`,
    !target &&
      isRoute(site, page.path) &&
      `path: ${page.path} is another page of this site already.`,
    twin && `path: ${page.path} is that of ${shown(twin.file)} too.`,
    menu && missing("menu", menu, "the menus of content/navigation.ts", site.menus),
    footer && missing("footer", footer, "the columns of content/navigation.ts", site.columns),
    frame && missing("frame", frame, "the pictures of public/frames", site.frames),
  ].filter((why) => typeof why === "string" && why !== "") as string[];
}

function wrongWithLine(line: string, index: number, site: Site): string[] {
  if (site.pages.indexOf(line) < index) return [`content/pages.ts: ${line} stands there twice.`];
  if (isRoute(site, line)) return [];
  const hint = "(an MDX file of content/own-pages needs a line in neither)";
  return [`content/pages.ts: ${line} needs a line in app/routes.ts ${hint}.`];
}

/** Whether a route other than the one that catches every address answers here. */
function isRoute({ routes }: Site, address: string): boolean {
  return matchRoutes(routes, address)?.[0]?.route.path !== "*";
}

function missing(field: string, value: string, list: string, known: string[]) {
  return known.includes(value)
    ? ""
    : `${field}: "${value}" is none of ${list}: ${known.join(", ")}.`;
}

function shown(file: string): string {
  return path.relative(process.cwd(), path.resolve(file)).replaceAll(path.sep, "/");
}
