import { copyFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { compileAllMdx } from "../mdx/mdx.ts";
import { type MakeFile, PICTURES_URL } from "./read-pictures.ts";
import { clearSitePictures, sitePictures } from "./site-pictures.ts";

const MODULE = "virtual:pictures";
const CONTENT = path.resolve("content") + path.sep;

/**
 * `virtual:pictures` exports the pictures of content/pictures, one list a crop, by their names. A build writes the
 * files of all crops; the development server makes those that pages ask for.
 */
export function pictures(): Plugin {
  return {
    name: "pictures",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return;
      const { crops, alts } = await sitePictures();
      return Object.entries({ ...crops, alts })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
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
      const list = this.environment.moduleGraph.getModuleById(`\0${MODULE}`);
      return list ? [...modules, list] : undefined;
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

/** The files of all crops, by name. */
export async function allFiles(): Promise<Map<string, MakeFile>> {
  const texts = await Promise.all(compileAllMdx());
  const { files } = await sitePictures();
  return new Map([...texts.flatMap((text) => [...text.pictures]), ...files]);
}
