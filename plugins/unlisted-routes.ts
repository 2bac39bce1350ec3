import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

type RouteFiles = { module: string };
type Manifest = { routes: Record<string, RouteFiles> };

const START = "window.__reactRouterManifest=";
const INBOX = /^routes\/studio\//;

/**
 * Takes the inbox out of what browsers get: visitors' pages load the list of all routes, and the inbox
 * runs no script that could need a file.
 */
export async function removeInboxFromClient(buildDirectory: string): Promise<void> {
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
  const inbox = Object.keys(manifest.routes).filter((id) => INBOX.test(id));
  for (const id of inbox) {
    const { [id]: route, ...others } = manifest.routes;
    manifest.routes = others;
    if (route) await rm(path.join(client, route.module), { force: true });
  }
  return `${START}${JSON.stringify(manifest)};`;
}
