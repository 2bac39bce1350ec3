import type { Plugin } from "vite";

/** Parts of React Router that this site has switched off, and what is left of them, by the end of their file's path. */
const REDUCED: Record<string, string> = {
  // All routes of a flow are in its first manifest (`routeDiscovery` in react-router.config.ts).
  "/lib/dom/ssr/fog-of-war.js": `
    export const URL_LIMIT = 7680;
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getManifestPath = (path) => path;
    export const getPathsWithAncestors = (paths) => paths;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const handleClientVersionMismatch = async () => false;
    export const useFogOFWarDiscovery = () => undefined;`,
  // Nobody instruments the client's router.
  "/lib/router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = undefined;
    export const instrumentationResultMetaContext = undefined;`,
};

/** Leaves out of the flows' scripts what React Router brings and this site never asks for: 2 KB of brotli. */
export function unusedFrameworkParts(): Plugin {
  const found = new Set<string>();
  return {
    name: "unused-framework-parts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      const part = Object.keys(REDUCED).find((end) => id.endsWith(end));
      if (!part || !id.includes("/react-router/dist/")) return null;
      found.add(part);
      return REDUCED[part] ?? null;
    },
    buildEnd(error) {
      const missing = Object.keys(REDUCED).find((part) => !found.has(part));
      if (!error && missing) {
        this.error(`${missing} in plugins/unused-framework-parts.ts is no file of React Router.`);
      }
    },
  };
}
