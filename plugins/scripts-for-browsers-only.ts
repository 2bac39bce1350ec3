import type { Plugin } from "vite";

/**
 * Drops the copies of app/enhance from the Worker's build: browsers get those of the client's build, and
 * Wrangler would upload these as modules of the Worker that nobody imports.
 */
export function scriptsForBrowsersOnly(): Plugin {
  return {
    name: "scripts-for-browsers-only",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type === "asset" && name.endsWith(".js")) delete bundle[name];
        }
      },
    },
  };
}
