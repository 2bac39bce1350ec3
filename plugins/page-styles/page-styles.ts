import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { reachedModules } from "./reached-modules.ts";

type Route = { id: string; parentId?: string; file: string };
type Routes = Record<string, Route>;

const NAME = "virtual:page-styles";
const RESOLVED = `\0${NAME}`;
const FOLDER = ".cache/page-styles";
const HYDRATES = /\bhydrate: true\b/;
/** A page that fails is shown in the root's sheet: the others do without what this alone uses. */
const ERROR_PAGE = "site/error-page.tsx";

/**
 * Gives every page a style sheet of what its own modules use, out of app/app.css: a third of the
 * whole, before the first paint. `virtual:page-styles` has their addresses by route id. In development
 * there is one sheet, which changes as the files do.
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
        return `import sheet from "/app/app.css?url"; export const sheets = { root: sheet };`;
      }
      const routes = routesOf(config);
      return moduleText(await writeSheets(config.root, routes));
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

/** Writes the sheets, as sources for Tailwind; gives their files by route id. */
async function writeSheets(root: string, routes: Routes): Promise<Map<string, string>> {
  const app = path.join(root, "app");
  const folder = path.join(root, FOLDER);
  const pages = Object.values(routes).filter(({ file }) => file.endsWith(".tsx"));
  const fileOf = ({ file }: Route) => path.join(app, file);
  const reached = await reachedModules(root, [...new Set(pages.map(fileOf))]);
  const whole = await readFile(path.join(app, "app.css"), "utf8");
  await mkdir(folder, { recursive: true });
  const sheets = new Map<string, string>();
  const flows = await flowsAmong(pages, fileOf);
  for (const page of pages) {
    const above = ancestors(page, pages);
    // A flow's sheet serves its screens.
    if (above.some((route) => flows.includes(route))) continue;
    const below = pages.filter(
      (other) => flows.includes(page) && ancestors(other, pages).includes(page),
    );
    const screens = [page, ...above, ...below];
    const closed = page.parentId ? path.join(app, ERROR_PAGE) : undefined;
    const modules = new Set(screens.flatMap((screen) => [...reached(fileOf(screen), closed)]));
    const file = path.join(folder, `${page.id.replace(/^\W+/, "").replaceAll("/", "-")}.css`);
    await writeFile(file, sheetOf(whole, path.relative(folder, app), [...modules].sort()));
    sheets.set(page.id, file);
  }
  return sheets;
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

/** The whole sheet, but for where it looks for class names. `app`: the way from the new file to app/. */
function sheetOf(whole: string, app: string, modules: string[]): string {
  const definitions = whole
    .replace(/^@source (?:not )?"[^"]*";\n/gm, "")
    .replace(/(?<=")\.\.?\//g, (way) => `${path.join(app, way)}/`);
  return definitions + modules.map((file) => `@source "${file}";\n`).join("");
}

function moduleText(sheets: Map<string, string>): string {
  const entries = [...sheets];
  const imports = entries.map(
    ([, file], i) => `import s${i} from ${JSON.stringify(`${file}?url`)};`,
  );
  const pairs = entries.map(([id], i) => `${JSON.stringify(id)}: s${i}`);
  return `${imports.join("\n")}\nexport const sheets = { ${pairs.join(", ")} };`;
}
