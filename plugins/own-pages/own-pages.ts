import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Plugin, runnerImport } from "vite";
import { BODY, loadBody } from "../articles/load-body.ts";
import { PICTURES } from "../articles/size-picture.ts";
import { ContentAssets } from "../content-assets.ts";
import { MdxError } from "../mdx/mdx-error.ts";
import { type CompiledOwnPage, compileOwnPages } from "./compile-own-pages.ts";
import { findWrongPages } from "./find-wrong-pages.ts";

const MODULE = "virtual:own-pages";
const RESOLVED = `\0${MODULE}`;
const ROOT = path.resolve("content/own-pages");

export type OwnPagesApi = { compiled: () => Promise<CompiledOwnPage[]> };

/**
 * Makes every MDX file of content/own-pages a page: `virtual:own-pages` lists them with their text, a
 * JSON file among the static assets. Browsers get an empty list, for menus that only the server renders.
 */
export function ownPages(): Plugin<OwnPagesApi> {
  const assets = new ContentAssets();
  let building = false;
  let compiled: Promise<CompiledOwnPage[]> | undefined;
  return {
    name: "own-pages",
    api: { compiled: async () => (await compiled) ?? [] },
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      if (this.environment.name === "client") return "export const ownPages = [];";
      compiled = compileChecked();
      const list = await compiled;
      for (const { sources } of list) for (const file of sources) this.addWatchFile(file);
      if (!building) return moduleText(list, (_, value) => JSON.stringify({ value }));
      for (const name of list.flatMap(({ pictures }) => pictures)) {
        assets.addFile(name, await readFile(path.join(PICTURES, name)));
      }
      return moduleText(list, (name, value) => assets.addJson(name, value));
    },
    hotUpdate({ file, modules }) {
      if (this.environment.name !== "ssr") return;
      if (!file.startsWith(ROOT) && !file.startsWith(BODY)) return;
      const own = this.environment.moduleGraph.getModuleById(RESOLVED);
      if (own) return [...modules, own];
    },
    async writeBundle({ dir = "." }) {
      if (this.environment.name !== "client") await assets.write(dir);
    },
  };
}

async function compileChecked(): Promise<CompiledOwnPage[]> {
  const list = await compileOwnPages(ROOT, loadBody);
  const reader = path.resolve("plugins/own-pages/read-site.ts");
  const { module } = await runnerImport<typeof import("./read-site.ts")>(reader);
  const wrong = findWrongPages(list, await module.readSite());
  if (wrong.length > 0) throw new MdxError(wrong.join("\n"));
  return list;
}

function moduleText(list: CompiledOwnPage[], asset: (name: string, value: unknown) => string) {
  const entries = list.map(({ file, page, html, contents }) => {
    const { path: href, name, description, updated, menu, footer, title, frame } = page;
    const lede = page.lede ?? description;
    const listed = { path: href, updated, menu, footer, href, label: name, note: description };
    const text = asset(path.parse(file).name, { title, lede, frame, html, contents });
    return `{ ...${JSON.stringify(listed)}, text: ${text} }`;
  });
  return `export const ownPages = [${entries.join(", ")}];`;
}
