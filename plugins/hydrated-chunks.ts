/** The part of Rolldown's chunking context that says who imports a module. */
type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** Entry points of the flows that hydrate: what they reach, and nothing else, is sent to browsers. */
const HYDRATED = /\/app\/(root\.tsx|entry\.client\.tsx|routes\/(home\/home\.tsx|inquiry\/))/;

/**
 * Two script files instead of twenty: they compress better together, and the framework's rarely
 * changes. Modules that only static pages import stay out of both.
 */
export const hydratedChunks = [
  { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  // Content reaches hydrated screens through loaders, as data; this file is never asked for.
  { name: "content", test: /\/content\/(?!site\.ts)/ },
  {
    name: (id: string, graph: Graph) => (isReached(id, graph, new Set()) ? "wizard" : null),
    debugName: "wizard",
    test: /\/app\/|\/content\/site\.ts|node_modules\/(clsx|class-variance-authority)\//,
  },
];

function isReached(id: string, graph: Graph, seen: Set<string>): boolean {
  if (HYDRATED.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isReached(importer, graph, seen));
}
