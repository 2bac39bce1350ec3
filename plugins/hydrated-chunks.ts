/** The part of Rolldown's chunking context that says who imports a module. */
type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** Entry points of what hydrates: what they reach, and nothing else, is sent to browsers. */
const SHELL = /\/app\/(root\.tsx|entry\.client\.tsx)$/;
const WIZARD = /\/app\/routes\/(home\/home\.tsx|content-strategy\/content-strategy\.tsx|inquiry\/)/;
const ASSESSMENT = /\/app\/routes\/assessment\/(flow\.|progress\.|intro\/|section\/)/;
const APP = /\/app\/|\/content\/site\.ts|node_modules\/(clsx|class-variance-authority)\//;

/** Imported but for the server alone: the pages under the wizard, and what heads say to machines. */
const SERVED = /\/app\/(routes\/(home|content-strategy)\/|seo\/(?!page-meta|canonical))/;

/**
 * Few script files instead of twenty: they compress better together, and the framework's rarely
 * changes. What both flows use is apart, so that neither loads the other's screens. Modules that
 * only static pages import stay out of all of them.
 */
export const hydratedChunks = [
  { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  // Content reaches hydrated screens through loaders, as data, and Explore More as the server's
  // markup; this file is never asked for.
  { name: "content", test: /\/content\/(?!site\.ts)|\/app\/site\/explore-more/ },
  group("shell", (reached) => reached(SHELL) || (reached(WIZARD) && reached(ASSESSMENT))),
  group("wizard", (reached) => reached(WIZARD)),
  group("assessment", (reached) => reached(ASSESSMENT)),
];

/** A file of the modules that `holds` is true of, and that no group before it holds. */
function group(name: string, holds: (reached: (entry: RegExp) => boolean) => boolean) {
  return {
    name: (id: string, graph: Graph) =>
      holds((entry) => isReached(entry, id, graph, new Set())) ? name : null,
    debugName: name,
    test: APP,
  };
}

function isReached(entry: RegExp, id: string, graph: Graph, seen: Set<string>): boolean {
  if (entry.test(id)) return true;
  if (SERVED.test(id) || seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isReached(entry, importer, graph, seen));
}
