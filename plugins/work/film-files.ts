import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { compileAllTexts } from "../mdx/mdx.ts";

/** Publishes the films and captions of content/work under /film. */
export function filmFiles(): Plugin[] {
  return [
    {
      name: "film-files:build",
      apply: "build",
      applyToEnvironment: (environment) => environment.name === "ssr",
      async writeBundle({ dir = "." }) {
        const client = path.join(dir, "../client");
        await mkdir(path.join(client, "film"), { recursive: true });
        for (const [address, file] of await listFiles()) {
          await copyFile(file, path.join(client, address));
        }
      },
    },
    {
      name: "film-files:serve",
      apply: "serve",
      configureServer({ middlewares }) {
        middlewares.use(async (request, _, next) => {
          const file = request.url?.startsWith("/film/") && (await listFiles()).get(request.url);
          // Vite serves files of the project, with ranges.
          if (file) request.url = `/${path.relative(".", file)}`;
          next();
        });
      },
    },
  ];
}

async function listFiles(): Promise<Map<string, string>> {
  const settled = await Promise.allSettled(compileAllTexts());
  const texts = settled.flatMap((it) => (it.status === "fulfilled" ? it.value : []));
  return new Map(texts.flatMap((text) => (text.kind === "film" ? [...text.media] : [])));
}
