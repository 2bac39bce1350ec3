import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

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

/**
 * Leaves the flows' routes in the list that they load; every other page is a document of its own. Of
 * the inbox, which runs no script, browsers get no file either.
 */
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
