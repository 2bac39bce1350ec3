import { copyFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { compileAllMdx } from "../mdx/mdx.ts";
import { type MakeFile, PICTURES_URL } from "./read-pictures.ts";
import { clearSitePictures, sitePictures } from "./site-pictures.ts";

const LISTS = "virtual:pictures/";
const CONTENT = path.resolve("content") + path.sep;

/** `virtual:pictures/<crop>` and `virtual:pictures/alts`, by name; the development server makes files on request. */
export function pictures(): Plugin {
  return {
    name: "pictures",
    resolveId: (id) => (id.startsWith(LISTS) ? `\0${id}` : undefined),
    async load(id) {
      if (!isList(id)) return;
      const { crops, alts } = await sitePictures();
      const lists: Record<string, object> = { ...crops, alts };
      return `export default ${JSON.stringify(lists[path.basename(id)])};`;
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = "" }, response, next) => {
        const make = url.startsWith(PICTURES_URL) && (await allFiles()).get(path.basename(url));
        if (!make) return next();
        const body = await readFile(await make());
        response.writeHead(200, { "Content-Type": "image/avif" }).end(body);
      });
    },
    watchChange: clearSitePictures,
    hotUpdate({ file, modules }) {
      if (!file.startsWith(CONTENT)) return;
      const known = [...this.environment.moduleGraph.idToModuleMap.values()];
      return [...modules, ...known.filter(({ id }) => id && isList(id))];
    },
    async writeBundle({ dir = "." }) {
      if (this.environment.name !== "ssr" || this.environment.mode !== "build") return;
      const folder = path.join(dir, "../client", PICTURES_URL);
      await mkdir(folder, { recursive: true });
      const copied = [...(await allFiles())].map(async ([name, make]) =>
        copyFile(await make(), path.join(folder, name)),
      );
      await Promise.all(copied);
    },
  };
}

function isList(id: string): boolean {
  return id.startsWith(`\0${LISTS}`);
}

export async function allFiles(): Promise<Map<string, MakeFile>> {
  const texts = await Promise.all(compileAllMdx());
  const { files } = await sitePictures();
  return new Map([...texts.flatMap((text) => [...text.pictures]), ...files]);
}
