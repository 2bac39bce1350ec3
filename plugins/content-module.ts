import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { BODY } from "./articles/load-body.ts";
import { PICTURES } from "./articles/size-picture.ts";
import { ContentAssets } from "./content-assets.ts";

type Compiled = { sources: string[]; pictures: string[] };
type Asset = (name: string, value: unknown) => string;

/**
 * Makes `virtual:<name>` of the MDX files below `root`, for the server: `write` gives the module's text, whose
 * long values are JSON files among the static assets. Its API gives what was compiled to other plugins.
 */
export function contentModule<T extends Compiled>({
  name,
  root,
  inBrowsers,
  compile,
  write,
}: {
  name: string;
  root: string;
  /** The module's text for browsers; without one no browser may ask for it. */
  inBrowsers?: string;
  compile: (options: { building: boolean }) => Promise<T[]>;
  write: (list: T[], asset: Asset) => string;
}): Plugin<{ compiled: () => Promise<T[]> }> {
  const module = `virtual:${name}`;
  const resolved = `\0${module}`;
  const assets = new ContentAssets();
  let building = false;
  let compiled: Promise<T[]> | undefined;
  return {
    name,
    api: { compiled: async () => (await compiled) ?? [] },
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === module ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return;
      if (this.environment.name === "client") {
        return inBrowsers ?? this.error(`${name} belong to the server`);
      }
      compiled = compile({ building });
      const list = await compiled;
      for (const { sources } of list) for (const file of sources) this.addWatchFile(file);
      if (!building) return write(list, (_, value) => JSON.stringify({ value }));
      for (const picture of list.flatMap(({ pictures }) => pictures)) {
        assets.addFile(picture, await readFile(path.join(PICTURES, picture)));
      }
      return write(list, (file, value) => assets.addJson(file, value));
    },
    hotUpdate({ file, modules }) {
      if (this.environment.name !== "ssr") return;
      if (!file.startsWith(root) && !file.startsWith(BODY)) return;
      const own = this.environment.moduleGraph.getModuleById(resolved);
      if (own) return [...modules, own];
    },
    async writeBundle({ dir = "." }) {
      if (this.environment.name !== "client") await assets.write(dir);
    },
  };
}
