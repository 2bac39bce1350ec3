import { copyFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { isAbsent, readContent } from "../content/read-content.ts";
import { settleAllMdx } from "../mdx/mdx.ts";

const SIZES = "virtual:film-sizes";

/** Publishes the films of content/work; `virtual:film-sizes`, because the asset server does not tell a Worker sizes. */
export function filmFiles(): Plugin {
  return {
    name: "film-files",
    configureServer({ middlewares }) {
      middlewares.use(async (request, _, next) => {
        const file = request.url?.startsWith("/film/") && (await listFiles()).get(request.url);
        // Vite serves files of the project, with ranges.
        if (file) request.url = `/${path.relative(".", file)}`;
        next();
      });
    },
    resolveId(id) {
      return id === SIZES ? `\0${SIZES}` : null;
    },
    async load(id) {
      if (id !== `\0${SIZES}`) return;
      const named = listTitleFilm().map((address) => [address, `public${address}`] as const);
      const sizes = [...named, ...(await listFiles())].map(
        async ([address, file]) => [address, (await stat(file)).size] as const,
      );
      return `export const filmSizes = ${JSON.stringify(Object.fromEntries(await Promise.all(sizes)))};`;
    },
    async writeBundle({ dir = "." }) {
      if (this.environment.name !== "ssr" || this.environment.mode !== "build") return;
      const client = path.join(dir, "../client");
      await mkdir(path.join(client, "film"), { recursive: true });
      const named = listTitleFilm();
      for (const name of await readdir(path.join(client, "film")))
        if (!named.includes(`/film/${name}`)) await rm(path.join(client, "film", name));
      for (const [address, file] of await listFiles()) {
        await copyFile(file, path.join(client, address));
      }
    },
  };
}

function listTitleFilm(): string[] {
  const { titleFilm } = readContent("home");
  return [titleFilm?.mp4, titleFilm?.webm, titleFilm?.captions].filter((it) => it !== undefined);
}

async function listFiles(): Promise<Map<string, string>> {
  if (isAbsent()("/work")) return new Map();
  const { files } = await settleAllMdx();
  return new Map(files.flatMap((file) => (file.kind === "film" ? [...file.media] : [])));
}
