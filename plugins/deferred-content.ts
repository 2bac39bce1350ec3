import path from "node:path";
import { type Plugin, runnerImport } from "vite";
import { ContentAssets } from "./content-assets.ts";
import { compileLegalPage } from "./mdx/compile-legal-page.ts";

const QUERY = "?deferred";

/**
 * Makes `#content/x?deferred` a reference to that module's exports as a JSON file among the static
 * assets, so that page content does not weigh on the Worker; in development it holds them itself.
 * An MDX file's exports are what compiling it gives.
 */
export function deferredContent(): Plugin {
  const assets = new ContentAssets();
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
      this.addWatchFile(file);
      const isMdx = path.extname(file) === ".mdx";
      if (!building && !isMdx) return `import * as value from "${file}"; export default { value };`;
      if (!building) {
        // What is wrong with it is said elsewhere, over every page.
        const value = await compileLegalPage(file).catch(() => null);
        return `export default ${JSON.stringify({ value })};`;
      }
      const value = isMdx ? await compileLegalPage(file) : (await runnerImport(file)).module;
      return `export default ${assets.addJson(path.parse(file).name, value)};`;
    },
    async writeBundle({ dir = "." }) {
      if (this.environment.name !== "client") await assets.write(dir);
    },
  };
}
