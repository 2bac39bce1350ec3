import { rm } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

/** Drops browsers' scripts from the Worker's build, once copied: Wrangler would upload them, and nobody imports them. */
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
