import { createRequestHandler, type ServerBuild } from "react-router";

type Render = ReturnType<typeof createRequestHandler>;
type ServerRoute = NonNullable<ServerBuild["routes"][string]>;
type Children = Map<string | undefined, ServerRoute[]>;

/**
 * Renders an address with the routes of its area, which its first segment names: React Router goes
 * through all it is given several times a request, and five of some eighty can match. An area's routes
 * are gathered when it is first asked for: a Worker that starts is asked for one.
 */
export function renderByArea(build: ServerBuild, mode: string): Render {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const children = Map.groupBy(routes, ({ parentId }) => parentId);
  const tops = (children.get("root") ?? []).map((top) => ({ top, areas: areasOf(top, children) }));
  const names = new Set(tops.flatMap(({ areas }) => areas));
  const renders = new Map<string, Render>();
  return (request, context) => {
    const name = areaOf(new URL(request.url).pathname);
    const area = names.has(name) ? name : "*";
    const render = renders.get(area) ?? createRequestHandler(part(build, branches(area)), mode);
    renders.set(area, render);
    return render(request, context);
  };

  /** "*" are the routes of every other address, which each area has too. */
  function branches(area: string): ServerRoute[] {
    const here = tops.filter(({ areas }) => areas.includes(area) || areas.includes("*"));
    return here.flatMap(({ top }) => withChildren(top, children));
  }
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

function areasOf(top: ServerRoute, children: Children): string[] {
  const first = firstSegment(top.path);
  if (first !== "") return [first];
  return ["", ...(children.get(top.id) ?? []).map(({ path }) => firstSegment(path))];
}

/** One that is a parameter can be anything. */
function firstSegment(path = ""): string {
  const [first = ""] = path.replace(/^\//, "").split("/");
  return /^[:*]/.test(first) ? "*" : first.toLowerCase();
}

function withChildren(top: ServerRoute, children: Children): ServerRoute[] {
  const below = children.get(top.id) ?? [];
  return [top, ...below.flatMap((child) => withChildren(child, children))];
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
