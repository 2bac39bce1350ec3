import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { PICTURES } from "./articles/keep-prints.ts";
import { BODY } from "./articles/load-body.ts";
import { ContentAssets } from "./content-assets.ts";

export type TextsApi<Text> = { compiled: () => Promise<Text[]> };

/** Writes a value as a JSON file among the static assets, and gives the module text that refers to it. */
export type AddAsset = (name: string, value: unknown) => string;

type Kind<Text> = {
  /** The plugin's name; its module is `virtual:<name>`. */
  name: string;
  folder: string;
  /** A build asks twice and means one list (`keep`). */
  compile: (how: { keep: boolean }) => Promise<Text[]>;
  moduleText: (list: Text[], asset: AddAsset) => string;
  /** The module in browsers; without it they may not import it. */
  browserText?: string;
};

/** What a text was made from, and the sized pictures that it shows. */
type Made = { sources: string[]; pictures: string[] };

/** A plugin that makes a module of a folder's texts; its API gives them to other plugins. */
export function compiledTexts<Text extends Made>(kind: Kind<Text>): Plugin<TextsApi<Text>> {
  const resolved = `\0virtual:${kind.name}`;
  const assets = new ContentAssets();
  let building = false;
  let compiled: Promise<Text[]> | undefined;
  return {
    name: kind.name,
    api: { compiled: async () => (await compiled) ?? [] },
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === resolved.slice(1) ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return;
      if (this.environment.name === "client") {
        return kind.browserText ?? this.error(`${kind.name} belong to the server`);
      }
      // While somebody writes, what is wrong is said elsewhere, and the site stays as it was.
      const before = (await compiled) ?? [];
      const now = kind.compile({ keep: building });
      compiled = building ? now : now.catch(() => before);
      const list = await compiled;
      for (const { sources } of list) for (const file of sources) this.addWatchFile(file);
      if (!building) return kind.moduleText(list, (_, value) => JSON.stringify({ value }));
      for (const name of list.flatMap(({ pictures }) => pictures)) {
        assets.addFile(name, await readFile(path.join(PICTURES, name)));
      }
      return kind.moduleText(list, (name, value) => assets.addJson(name, value));
    },
    hotUpdate({ file, modules }) {
      if (this.environment.name !== "ssr") return;
      if (!file.startsWith(path.resolve(kind.folder)) && !file.startsWith(BODY)) return;
      const own = this.environment.moduleGraph.getModuleById(resolved);
      if (own) return [...modules, own];
    },
    async writeBundle({ dir = "." }) {
      if (this.environment.name !== "client") await assets.write(dir);
    },
  };
}
