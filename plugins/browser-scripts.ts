import path from "node:path";
import { build } from "rolldown";
import type { Plugin } from "vite";
import { content } from "./content/content.ts";

const QUERY = "?script";

/** Bundles `import url from "./file.ts?script"` on its own: an entry would share chunks with the framework. */
export function browserScripts(): Plugin {
  return {
    name: "browser-scripts",
    load: {
      filter: { id: /\?script$/ },
      async handler(id) {
        const { name, mode, config } = this.environment;
        const file = id.slice(0, -QUERY.length);
        if (mode === "dev") return exportUrl(path.relative(config.root, file));
        const chunks = await bundle(file, config.build.target || undefined);
        if (name === "client") {
          for (const { fileName, code } of chunks) {
            this.emitFile({ type: "asset", fileName, source: code });
          }
        }
        return exportUrl(chunks[0].fileName);
      },
    },
  };
}

async function bundle(input: string, target: string | string[] | undefined) {
  const names = "assets/[name]-[hash].js";
  const { output } = await build({
    input,
    platform: "browser",
    tsconfig: true,
    plugins: [content()],
    transform: { target },
    write: false,
    output: { minify: true, entryFileNames: names, chunkFileNames: names },
  });
  const [entry, ...others] = output;
  return [entry, ...others.filter((it) => it.type === "chunk")] as const;
}

function exportUrl(file: string): string {
  return `export default ${JSON.stringify(`/${file}`)};`;
}
