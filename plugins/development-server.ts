import type { PluginConfig } from "@cloudflare/vite-plugin";
import type { Plugin } from "vite";

const RELOAD = "static-page:reload";
const MODULE = "/@static-page-reload";

/** In development, reloads pages that ship no framework script when server code or content changes. */
export function reloadStaticPages(): Plugin {
  return {
    name: "reload-static-pages",
    apply: "serve",
    resolveId: (id) => (id === MODULE ? id : undefined),
    load: (id) =>
      id === MODULE ? `import.meta.hot?.on("${RELOAD}", () => location.reload());` : undefined,
    hotUpdate({ server }) {
      if (this.environment.name === "ssr") server.environments.client.hot.send(RELOAD);
    },
  };
}

/** The Worker is React Router's server environment; in development its data is where scripts keep it. */
export const workerOptions: PluginConfig = {
  viteEnvironment: { name: "ssr" },
  // [vars] of wrangler.toml are for the deployed site, .dev.vars for this machine.
  config: (worker) => {
    if (process.env.NODE_ENV === "development") worker.vars = {};
  },
  persistState: process.env.STATE_DIR ? { path: process.env.STATE_DIR } : true,
};

/** Leaves out the copy of .dev.vars that Cloudflare's plugin puts into a build, for `vite preview` alone. */
export function withoutLocalVariables(): Plugin {
  return {
    name: "without-local-variables",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        delete bundle[".dev.vars"];
      },
    },
  };
}
