import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Plugin, runnerImport } from "vite";

const QUERY = "?deferred";
const FOLDER = "assets";

/**
 * Makes `#content/x?deferred` a reference to that module's exports as a JSON file among the static
 * assets, so that page content does not weigh on the Worker; in development it holds them itself.
 */
export function deferredContent(): Plugin {
  const files = new Map<string, string>();
  let building = false;
  return {
    name: "deferred-content",
    enforce: "pre",
    configResolved(config) {
      building = config.command === "build";
    },
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return;
      const resolved = await this.resolve(source.slice(0, -QUERY.length), importer);
      return resolved && resolved.id + QUERY;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return;
      const file = id.slice(0, -QUERY.length);
      if (this.environment.name === "client") this.error(`${file} belongs to the server`);
      if (!building) return `import * as value from "${file}"; export default { value };`;
      this.addWatchFile(file);
      const { module } = await runnerImport(file);
      const json = JSON.stringify(module);
      const url = `/${FOLDER}/${path.basename(file, path.extname(file))}-${hash(json)}.json`;
      files.set(url, json);
      return `export default { url: "${url}" };`;
    },
    async writeBundle({ dir = "." }) {
      if (this.environment.name === "client") return;
      const assets = path.join(dir, "../client", FOLDER);
      await mkdir(assets, { recursive: true });
      const names = [...files].map(([url, json]) => [path.basename(url), json] as const);
      await Promise.all(names.map(([name, json]) => writeFile(path.join(assets, name), json)));
    },
  };
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}
