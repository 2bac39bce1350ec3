import { createRequestHandler, type ServerBuild } from "react-router";

type Render = ReturnType<typeof createRequestHandler>;
type ServerRoute = NonNullable<ServerBuild["routes"][string]>;

/**
 * Renders an address with the routes of its area, which its first segment names: React Router goes
 * through all it is given several times a request, and five of some eighty can match.
 */
export function renderByArea(build: ServerBuild, mode: string): Render {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const areas = groupByArea(routes);
  const renders = new Map<string, Render>();
  return (request, context) => {
    const name = areaOf(new URL(request.url).pathname);
    const area = areas.has(name) ? name : "*";
    const render =
      renders.get(area) ?? createRequestHandler(part(build, areas.get(area) ?? []), mode);
    renders.set(area, render);
    return render(request, context);
  };
}

/** The area of an address, or of what its loaders give. */
function areaOf(pathname: string): string {
  const [, first = ""] = pathname.replace(/^\/_(root)?\.data$|\.data$/, "").split("/");
  try {
    return decodeURIComponent(first).toLowerCase();
  } catch {
    return "*";
  }
}

/** The routes of each area by its name; "*" are those of every other address, which each area has too. */
function groupByArea(routes: ServerRoute[]): Map<string, ServerRoute[]> {
  const tops = routes.filter(({ parentId }) => parentId === "root");
  const named = tops.map((top) => ({ top, areas: areasOf(top, routes) }));
  const names = new Set(["*", ...named.flatMap(({ areas }) => areas)]);
  const branches = (name: string) =>
    named.filter(({ areas }) => areas.includes(name) || areas.includes("*")).map(({ top }) => top);
  return new Map([...names].map((name) => [name, withChildren(branches(name), routes)]));
}

function areasOf(top: ServerRoute, routes: ServerRoute[]): string[] {
  const first = firstSegment(top.path);
  if (first !== "") return [first];
  const children = routes.filter(({ parentId }) => parentId === top.id);
  return ["", ...children.map(({ path }) => firstSegment(path))];
}

/** One that is a parameter can be anything. */
function firstSegment(path = ""): string {
  const [first = ""] = path.replace(/^\//, "").split("/");
  return /^[:*]/.test(first) ? "*" : first.toLowerCase();
}

function withChildren(tops: ServerRoute[], routes: ServerRoute[]): ServerRoute[] {
  const children = routes.filter(({ parentId }) => tops.some(({ id }) => id === parentId));
  return tops.length === 0 ? [] : [...tops, ...withChildren(children, routes)];
}

function part(build: ServerBuild, branches: ServerRoute[]): ServerBuild {
  const ids = ["root", ...branches.map(({ id }) => id)];
  const pick = <T>(all: Record<string, T>) =>
    Object.fromEntries(ids.flatMap((id) => (id in all ? [[id, all[id] as T]] : [])));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}
