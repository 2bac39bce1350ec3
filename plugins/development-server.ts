import type { PluginConfig } from "@cloudflare/vite-plugin";
import type { Connect, Plugin, ServerOptions } from "vite";

const RELOAD = "static-page:reload";
const MODULE = "/@static-page-reload";

export function plugins(): Plugin[] {
  return [reloadStaticPages(), repeatCutOffPages(), withoutLocalVariables()];
}

/** In development, reloads pages that ship no framework script when server code or content changes. */
function reloadStaticPages(): Plugin {
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

/** Requests a page again whose response was cut off because a change restarted the Worker. */
function repeatCutOffPages(): Plugin {
  return {
    name: "repeat-cut-off-pages",
    apply: "serve",
    // After Cloudflare's plugin, whose errors it sees.
    enforce: "post",
    configureServer(server) {
      const repeated = new Set<string>();
      return () => {
        server.middlewares.use(((error: Error, { url = "/", method }, response, next) => {
          const isCutOff = error.message === "fetch failed" && !response.headersSent;
          if (!isCutOff || method !== "GET" || repeated.has(url)) return next(error);
          repeated.add(url);
          response.writeHead(307, { Location: url }).end();
        }) satisfies Connect.ErrorHandleFunction);
      };
    },
  };
}

/** Folders that no page is made from. Files that the server writes to .cache would count as edits. */
const UNWATCHED = "{.cache,.react-router,.wrangler,build,docs,scripts,tests}";

/** The Worker's modules are transformed ahead, as those for the browser are. */
export const server: ServerOptions = {
  preTransformRequests: true,
  watch: { ignored: [`${process.cwd()}/${UNWATCHED}/**`, "**/*.test.{ts,tsx}"] },
};

/** The Worker is React Router's server environment; in development its data is where scripts keep it. */
export const workerOptions: PluginConfig = {
  viteEnvironment: { name: "ssr" },
  // [vars] of wrangler.toml are for the deployed site; .dev.vars, and what scripts/dev.ts passes, for this machine.
  config: (worker) => {
    if (process.env.NODE_ENV === "development")
      worker.vars = JSON.parse(process.env.LOCAL_VARIABLES ?? "{}");
  },
  persistState: process.env.STATE_DIR ? { path: process.env.STATE_DIR } : true,
};

/** Leaves out the copy of .dev.vars that Cloudflare's plugin puts into a build, for `vite preview` alone. */
function withoutLocalVariables(): Plugin {
  return {
    name: "without-local-variables",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        delete bundle[".dev.vars"];
      },
    },
  };
}
