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
