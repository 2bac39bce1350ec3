import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

type RouteFiles = { module: string };
type Manifest = { routes: Record<string, RouteFiles> };

const START = "window.__reactRouterManifest=";
const INBOX = /^routes\/studio\//;
/** What the two flows move between without a new document: themselves and the pages they stand on. */
const FLOWS = [
  /^root$/,
  /^routes\/(home\/home|content-strategy\/content-strategy|inquiry\/closed)$/,
  /-inquiry(-|$)/,
  /^routes\/assessment\/(flow|progress|intro\/|section\/)/,
];

/** Browsers get the flows' routes alone: every other page is a document, and the inbox runs no script. */
export async function listFlowsOnly(buildDirectory: string): Promise<void> {
  const client = path.join(buildDirectory, "client");
  const names = await readdir(path.join(client, "assets"));
  for (const name of names.filter((file) => /^manifest-.*\.js$/.test(file))) {
    const file = path.join(client, "assets", name);
    const text = await readFile(file, "utf8");
    if (text.startsWith(START)) await writeFile(file, await prune(client, text));
  }
}

async function prune(client: string, text: string): Promise<string> {
  const manifest: Manifest = JSON.parse(text.slice(START.length).replace(/;\s*$/, ""));
  const all = Object.entries(manifest.routes);
  for (const [id, { module }] of all) {
    if (INBOX.test(id)) await rm(path.join(client, module), { force: true });
  }
  const idle = FLOWS.find((pattern) => !all.some(([id]) => pattern.test(id)));
  if (idle) throw new Error(`${idle} in plugins/unlisted-routes.ts matches no route.`);
  const routes = all.filter(([id]) => FLOWS.some((pattern) => pattern.test(id)));
  return `${START}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`;
}

/** The same for the Worker's own list, which weighs 2 KB of the upload for all other pages. */
export function leanServerManifest(): Plugin {
  return {
    name: "lean-server-manifest",
    apply: "build",
    enforce: "post",
    applyToEnvironment: (environment) => environment.name === "ssr",
    transform(code, id) {
      if (!id.includes("virtual:react-router/server-manifest")) return null;
      const literal = code.replace(/^\s*export default\s*/, "").replace(/;\s*$/, "");
      const manifest: Manifest = new Function(`return ${literal}`)();
      const routes = Object.entries(manifest.routes).map(([id, route]) => {
        const told = FLOWS.some((pattern) => pattern.test(id))
          ? route
          : { ...route, module: "", imports: [] };
        return [id, Object.fromEntries(Object.entries(told).filter(isSaid))];
      });
      return `export default ${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`;
    },
  };
}

/** Flags that say no are left out: React Router takes a missing one for the same. */
function isSaid([name, value]: [string, unknown]): boolean {
  return value !== undefined && !(value === false && name.startsWith("has"));
}
