import type { Plugin } from "vite";

/** Keeps the scripts for browsers out of the server's build, where each would weigh on the Worker. */
export function dropServerAssets(): Plugin {
  return {
    name: "drop-server-assets",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    generateBundle(_, bundle) {
      for (const [name, { type }] of Object.entries(bundle)) {
        if (type === "asset" && name.endsWith(".js")) delete bundle[name];
      }
    },
  };
}
