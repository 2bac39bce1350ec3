import type { Plugin } from "vite";

/** Drops react-dom's legacy server renderer, which only `renderToString` needs: the Worker halves. */
export function stubLegacyRenderer(): Plugin {
  return {
    name: "stub-legacy-renderer",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "ssr",
    load(id) {
      if (id.includes("react-dom-server-legacy")) return "module.exports = {};";
    },
  };
}
