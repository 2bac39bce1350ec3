import type { Plugin } from "vite";

/** Parts of React Router that this site has switched off, by the end of their file's path, and what is left of them. */
type Parts = Record<string, string>;

/** Nobody instruments routers and handlers. */
const INSTRUMENTATION: Parts = {
  "/lib/router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
};

/** All routes of a flow are in its first manifest (`routeDiscovery` in react-router.config.ts). */
const ROUTE_DISCOVERY: Parts = {
  "/lib/dom/ssr/fog-of-war.js": `
    export const URL_LIMIT = 7680;
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getManifestPath = (path) => path;
    export const getPathsWithAncestors = (paths) => paths;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const handleClientVersionMismatch = async () => false;
    export const useFogOFWarDiscovery = () => undefined;`,
};

/** Error boundaries act in browsers only, and only browsers read what a server has encoded. */
const BROWSERS_ONLY: Parts = {
  "/lib/dom/ssr/errorBoundaries.js": `
    export const BoundaryShell = ({ children }) => children;
    export const RemixErrorBoundary = ({ children }) => children;
    export const RemixRootDefaultErrorBoundary = () => null;`,
  "/turbo-stream-v2/unflatten.js": `
    export const unflatten = () => { throw new Error("Nothing is decoded here."); };`,
};

const REDUCED: Record<string, Parts> = {
  client: { ...INSTRUMENTATION, ...ROUTE_DISCOVERY },
  ssr: { ...INSTRUMENTATION, ...ROUTE_DISCOVERY, ...BROWSERS_ONLY },
};

/** Leaves out what React Router brings and this site never asks for: 2 KB of the flows' scripts, 3 KB of the Worker. */
export function unusedFrameworkParts(): Plugin {
  return {
    name: "unused-framework-parts",
    apply: "build",
    enforce: "pre",
    load(id) {
      if (!id.includes("/react-router/dist/")) return null;
      const parts = REDUCED[this.environment.name] ?? {};
      const part = Object.keys(parts).find((end) => id.endsWith(end));
      return part ? (parts[part] ?? null) : null;
    },
    buildEnd(error) {
      const ids = [...this.getModuleIds()];
      const parts = Object.keys(REDUCED[this.environment.name] ?? {});
      const missing = parts.find((part) => !ids.some((id) => id.endsWith(part)));
      if (!error && missing) {
        this.error(`${missing} in plugins/unused-framework-parts.ts is no file of React Router.`);
      }
    },
  };
}
