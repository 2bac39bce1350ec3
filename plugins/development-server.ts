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

type Worker = { vars?: Record<string, unknown> };

/** Ignores [vars] of wrangler.toml in development: they are for the deployed site, .dev.vars for this machine. */
export function localVariablesOnly(worker: Worker): void {
  if (process.env.NODE_ENV === "development") worker.vars = {};
}

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
