import { rm } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

/**
 * Drops browsers' scripts from the Worker's build, once React Router has copied those that the client's
 * build lacks: Wrangler would upload them as modules of the Worker that nobody imports.
 */
export function scriptsForBrowsersOnly(): Plugin {
  return {
    name: "scripts-for-browsers-only",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir = "." }, bundle) {
        const files = Object.values(bundle).filter(({ type }) => type === "asset");
        const scripts = files.filter(({ fileName }) => fileName.endsWith(".js"));
        await Promise.all(scripts.map(({ fileName }) => rm(path.join(dir, fileName))));
      },
    },
  };
}
