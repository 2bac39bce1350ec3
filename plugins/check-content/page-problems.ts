import { readdir } from "node:fs/promises";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import routes from "../../app/routes";
import { REDIRECTS } from "../../app/routes/redirects";
import { navigation } from "../../content/navigation";
import { pages } from "../../content/pages";
import type { OwnPageFrontmatter } from "../../content/schema/mdx";
import { shownPath } from "./content-error";

type OwnPage = { file: string; frontmatter: OwnPageFrontmatter };

export type Site = {
  routes: RouteObject[];
  redirects: Record<string, string>;
  pages: string[];
  menus: string[];
  columns: string[];
  frames: string[];
};

export async function readSite(): Promise<Site> {
  const files = await readdir("public/frames");
  return {
    routes: routes.map(toRouteObject),
    redirects: REDIRECTS,
    pages: pages.map(({ path }) => path),
    menus: navigation.menus.map(({ label }) => label),
    columns: navigation.footer.map(({ heading }) => heading),
    frames: files.flatMap((file) => /^(.+)-1280\.avif$/.exec(file)?.[1] ?? []),
  };
}

function toRouteObject({ path, index, children }: RouteConfigEntry): RouteObject {
  return index ? { path, index } : { path, children: children?.map(toRouteObject) };
}

/** Problems of own pages and of content/pages.ts, one sentence each. */
export function findPageProblems(own: OwnPage[], site: Site): string[] {
  return [
    ...own.flatMap(({ file, frontmatter }, index) => {
      const before = own.slice(0, index);
      const duplicate = before.find((other) => other.frontmatter.path === frontmatter.path);
      return problemsOfPage(frontmatter, site, duplicate).map(
        (why) => `${shownPath(file)}: ${why}`,
      );
    }),
    ...site.pages.flatMap((it, index) => problemsOfPath(it, index, site)),
  ];
}

function problemsOfPage(page: OwnPageFrontmatter, site: Site, duplicate?: OwnPage): string[] {
  const { menu, footer, frame } = page;
  const target = site.redirects[page.path];
  return [
    target && `path: ${page.path} leads to ${target} already.`,
    !target &&
      isRoute(site, page.path) &&
      `path: ${page.path} is another page of this site already.`,
    duplicate && `path: ${page.path} is that of ${shownPath(duplicate.file)} too.`,
    menu && notInList("menu", menu, "the menus of content/navigation.ts", site.menus),
    footer && notInList("footer", footer, "the columns of content/navigation.ts", site.columns),
    frame && notInList("frame", frame, "the pictures of public/frames", site.frames),
  ]
    .filter((why) => typeof why === "string")
    .filter(Boolean);
}

function problemsOfPath(line: string, index: number, site: Site): string[] {
  if (site.pages.indexOf(line) < index) return [`content/pages.ts: ${line} stands there twice.`];
  if (isRoute(site, line)) return [];
  const hint = "(an MDX file of content/own-pages needs a line in neither)";
  return [`content/pages.ts: ${line} needs a line in app/routes.ts ${hint}.`];
}

/** True if a route other than the splat route matches. */
function isRoute({ routes }: Site, address: string): boolean {
  return matchRoutes(routes, address)?.[0]?.route.path !== "*";
}

function notInList(field: string, value: string, list: string, known: string[]) {
  return known.includes(value)
    ? ""
    : `${field}: "${value}" is none of ${list}: ${known.join(", ")}.`;
}
