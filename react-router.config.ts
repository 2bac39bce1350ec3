import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // A screen is one file, so that all of a flow are loaded with the first.
  splitRouteModules: false,
  // The two hydrated flows are a handful of routes: no manifest requests on the way.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig }) {
    await listAssets(path.join(reactRouterConfig.buildDirectory, "client/assets"));
  },
} satisfies Config;

/** Publishes the names of this version's files: the next deploy keeps them for pages that are open. */
async function listAssets(folder: string) {
  const files = (await readdir(folder)).filter((name) => name !== "files.json").sort();
  await writeFile(path.join(folder, "files.json"), JSON.stringify(files));
}
