import { readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Plugin } from "vite";
import routes from "../app/routes.ts";

/** A route that says one of these runs in the browser, and so do those above and below it. */
const RUNS = /\bhydrate: true\b|\bclient(Action|Loader)\b/;

/** What React Router imports of a route for the browser. */
const EMPTY = `export default undefined;
export const ErrorBoundary = undefined, handle = undefined, links = undefined, meta = undefined, shouldRevalidate = undefined;`;

/**
 * A route that does not hydrate is an empty module in the browser's build, where nothing loads it. With its imports,
 * the flows would load what they share with pages, and the manifest would name the pages' chunks.
 */
export function pagesWithoutScripts(): Plugin {
  return {
    name: "pages-without-scripts",
    apply: "build",
    // After React Router's own.
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform: { filter: { id: listEmptied() }, handler: () => ({ code: EMPTY, map: null }) },
  };
}

function listEmptied(): string[] {
  const running = new Set(routes.flatMap(listRunning));
  return routes
    .flatMap(listFiles)
    .filter((file) => !running.has(file))
    .map((file) => path.resolve("app", file));
}

function listRunning(route: RouteConfigEntry): string[] {
  if (RUNS.test(readFileSync(path.join("app", route.file), "utf8"))) return listFiles(route);
  const below = (route.children ?? []).flatMap(listRunning);
  return below.length > 0 ? [route.file, ...below] : [];
}

function listFiles({ file, children = [] }: RouteConfigEntry): string[] {
  return [file, ...children.flatMap(listFiles)];
}
