import type { Plugin } from "vite";

/** The part of Rolldown's chunking context that says who imports a module. */
type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };
type Patterns = readonly RegExp[];

const FRAMEWORK = ["react", "react-dom", "react-router", "scheduler"].map(library);
/** Who the studio is, what it is set in and how pictures are shown: what every page has. */
const STUDIO = [
  /\/content\/((site|brand|phone)\.ts|fonts\/)/,
  /\/app\/ui\/(responsive-image|source-set)/,
];
const CONTENT = [/\/content\/(?!words\/|inquiry\/budgets)/, /\/app\/site\/explore-more/];

/** Entry points of what hydrates: what they reach, and nothing else, is sent to browsers. */
const SHELL = [/\/app\/root\.tsx$/, /\/app\/entry\.client\.tsx$/];
const WIZARD = [
  /\/app\/routes\/home\/home\.tsx/,
  /\/app\/routes\/content-strategy\/content-strategy\.tsx/,
  /\/app\/routes\/inquiry\//,
];
const ASSESSMENT = [
  /\/app\/routes\/assessment\/flow\./,
  /\/app\/routes\/assessment\/progress\./,
  /\/app\/routes\/assessment\/intro\//,
  /\/app\/routes\/assessment\/section\//,
];
const APP = [
  /\/app\//,
  /\/content\/(words\/|inquiry\/budgets)/,
  ...["clsx", "class-variance-authority"].map(library),
];

/** Imported but for the server alone: the pages under the wizard, and what heads say to machines. */
const SERVED = [
  /\/app\/routes\/home\//,
  /\/app\/routes\/content-strategy\//,
  /\/app\/seo\/(?!page-meta|canonical)/,
];

/**
 * Few script files instead of twenty: they compress better together, and the framework's rarely
 * changes. What both flows use is apart, so that neither loads the other's screens. Modules that
 * only static pages import stay out of all of them.
 */
export const hydratedChunks = [
  { name: "framework", test: (id: string) => fits(FRAMEWORK, id) },
  { name: "shell", test: (id: string) => fits(STUDIO, id) },
  // Content reaches hydrated screens through loaders, as data, and Explore More as the server's
  // markup; this file is never asked for.
  { name: "content", test: (id: string) => fits(CONTENT, id) },
  group("shell", (reached) => reached(SHELL) || (reached(WIZARD) && reached(ASSESSMENT))),
  group("wizard", (reached) => reached(WIZARD)),
  group("assessment", (reached) => reached(ASSESSMENT)),
];

/** A file of the modules that `holds` is true of, and that no group before it holds. */
function group(name: string, holds: (reached: (entry: Patterns) => boolean) => boolean) {
  return {
    name: (id: string, graph: Graph) =>
      holds((entry) => isReached(entry, id, graph, new Set())) ? name : null,
    debugName: name,
    test: (id: string) => fits(APP, id),
  };
}

function isReached(entry: Patterns, id: string, graph: Graph, seen: Set<string>): boolean {
  if (fits(entry, id)) return true;
  if (fits(SERVED, id) || seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isReached(entry, importer, graph, seen));
}

/** Fails the build when files were moved away from under a pattern, which would then sort nothing. */
export function checkHydratedChunks(): Plugin {
  return {
    name: "check-hydrated-chunks",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    buildEnd(error) {
      const idle = error ? undefined : findIdlePattern([...this.getModuleIds()]);
      if (idle) this.error(`${idle} in plugins/hydrated-chunks.ts matches no module of the build.`);
    },
  };
}

/** The first of the patterns above that matches none of these modules. */
export function findIdlePattern(ids: string[]): RegExp | undefined {
  const patterns = [FRAMEWORK, STUDIO, CONTENT, SHELL, WIZARD, ASSESSMENT, APP, SERVED].flat();
  return patterns.find((pattern) => !ids.some((id) => pattern.test(id)));
}

function library(name: string): RegExp {
  return new RegExp(`node_modules/${name}/`);
}

function fits(patterns: Patterns, id: string): boolean {
  return patterns.some((pattern) => pattern.test(id));
}
