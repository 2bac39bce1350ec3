import path from "node:path";
import { build } from "rolldown";
import type { Plugin } from "vite";

const QUERY = "?script";

/**
 * `import address from "./file.ts?script"` gives the address of a file for `<script type="module">`. In a build it is a
 * bundle of its own: an ordinary entry would share chunks with the framework, and every page would load that.
 */
export function browserScripts(): Plugin {
  return {
    name: "browser-scripts",
    load: {
      filter: { id: /\?script$/ },
      async handler(id) {
        const { name, mode, config } = this.environment;
        const file = id.slice(0, -QUERY.length);
        if (mode === "dev") return exportAddress(path.relative(config.root, file));
        const chunks = await bundle(file, config.build.target || undefined);
        if (name === "client") {
          for (const { fileName, code } of chunks) {
            this.emitFile({ type: "asset", fileName, source: code });
          }
        }
        return exportAddress(chunks[0].fileName);
      },
    },
  };
}

/** The entry's chunk and those that it loads on demand. */
async function bundle(input: string, target: string | string[] | undefined) {
  const names = "assets/[name]-[hash].js";
  const { output } = await build({
    input,
    platform: "browser",
    tsconfig: true,
    transform: { target },
    write: false,
    output: { minify: true, entryFileNames: names, chunkFileNames: names },
  });
  const [entry, ...others] = output;
  return [entry, ...others.filter((it) => it.type === "chunk")] as const;
}

function exportAddress(file: string): string {
  return `export default ${JSON.stringify(`/${file}`)};`;
}
