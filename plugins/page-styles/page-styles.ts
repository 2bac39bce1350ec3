import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { reachedModules } from "./reached-modules.ts";
import { FOLDER, SHARED } from "./split-sheets.ts";

type Route = { id: string; parentId?: string; file: string };
type Routes = Record<string, Route>;

const NAME = "virtual:page-styles";
const RESOLVED = `\0${NAME}`;
const HYDRATES = /\bhydrate: true\b/;
/** A page that fails is shown in the root's sheet: the others do without what this alone uses. */
const ERROR_PAGE = "site/error-page.tsx";
/** A browser finds this rule in time only where it comes first. */
const TRANSITION = "page-transition.css";

/**
 * Gives every page two style sheets out of app/app.css: what is no utility, which all pages share, and
 * the utilities of its own modules. `virtual:page-styles` has the first one's address, and the others'
 * by route id. In development there is one sheet, which changes as the files do.
 */
export function pageStyles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "page-styles",
    enforce: "pre",
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      if (config.command === "serve") {
        return `import shared from "/app/${TRANSITION}?url"; import sheet from "/app/development.css?url";
          export { shared }; export const sheets = { root: sheet };`;
      }
      return moduleText(await writeSheets(config.root, routesOf(config)));
    },
  };
}

/** React Router keeps the routes it has read in Vite's configuration. */
function routesOf(config: ResolvedConfig): Routes {
  const context = Reflect.get(config, "__reactRouterPluginContext") as
    | { reactRouterConfig: { routes: Routes } }
    | undefined;
  if (!context) throw new Error("React Router no longer says its routes to plugins.");
  return context.reactRouterConfig.routes;
}

type Sheets = { shared: string; pages: Map<string, string> };

/** Writes the sheets, as sources for Tailwind; gives their files, those of pages by route id. */
async function writeSheets(root: string, routes: Routes): Promise<Sheets> {
  const folder = path.join(root, FOLDER);
  await mkdir(folder, { recursive: true });
  const modules = await modulesOfPages(root, routes);
  const pages = new Map<string, string>();
  for (const [id, reached] of modules) {
    const file = path.join(folder, `${id.replace(/^\W+/, "").replaceAll("/", "-")}.css`);
    await writeFile(file, sheetOf(root, reached));
    pages.set(id, file);
  }
  const shared = path.join(folder, SHARED);
  await writeFile(shared, sheetOf(root, [...modules.values()].flat()));
  return { shared, pages };
}

/** By route id, the modules that the page, or the screens of the flow, are made of. */
async function modulesOfPages(root: string, routes: Routes): Promise<Map<string, string[]>> {
  const app = path.join(root, "app");
  const pages = Object.values(routes).filter(({ file }) => file.endsWith(".tsx"));
  const fileOf = ({ file }: Route) => path.join(app, file);
  const reached = await reachedModules(root, [...new Set(pages.map(fileOf))]);
  const flows = await flowsAmong(pages, fileOf);
  // A flow's sheet serves its screens.
  const own = pages.filter((page) => !ancestors(page, pages).some((it) => flows.includes(it)));
  return new Map(
    own.map((page) => {
      const below = pages.filter(
        (other) => flows.includes(page) && ancestors(other, pages).includes(page),
      );
      const screens = [page, ...ancestors(page, pages), ...below];
      const closed = page.parentId ? path.join(app, ERROR_PAGE) : undefined;
      return [page.id, screens.flatMap((screen) => [...reached(fileOf(screen), closed)])];
    }),
  );
}

/** Routes that move between their screens without a new document. */
async function flowsAmong(pages: Route[], fileOf: (page: Route) => string): Promise<Route[]> {
  const texts = await Promise.all(pages.map((page) => readFile(fileOf(page), "utf8")));
  return pages.filter((_, i) => HYDRATES.test(texts[i] ?? ""));
}

function ancestors({ parentId }: Route, pages: Route[]): Route[] {
  const parent = pages.find(({ id }) => id === parentId);
  return parent ? [parent, ...ancestors(parent, pages)] : [];
}

/** Tailwind's part of it; `splitSheets` then takes what belongs to the other kind of sheet. */
function sheetOf(root: string, modules: string[]): string {
  const app = path.join(root, "app");
  const sheets = [TRANSITION, "app.css"].map((file) => `@import "${path.join(app, file)}";\n`);
  const sources = [...new Set(modules)].sort().map((file) => `@source "${file}";\n`);
  return [...sheets, ...sources].join("");
}

function moduleText({ shared, pages }: Sheets): string {
  const address = (file: string) => JSON.stringify(`${file}?url`);
  const entries = [...pages];
  return [
    `export { default as shared } from ${address(shared)};`,
    ...entries.map(([, file], i) => `import s${i} from ${address(file)};`),
    `export const sheets = { ${entries.map(([id], i) => `${JSON.stringify(id)}: s${i}`).join(", ")} };`,
  ].join("\n");
}
