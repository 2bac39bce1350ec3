import { createWriteStream } from "node:fs";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../../../scripts/ports.ts";
import {
  migrateLocally,
  startDevelopmentSite,
  startSite,
} from "../../../../scripts/site-server.ts";
import { startServer } from "../../../stand-ins/http-server.ts";
import { openLocalStore } from "./local-store.ts";

const LOGS = ".cache/test-sites";

type Address = { url: string; stateDir: string };

/**
 * Starts a site for each of these settings once, when the first test asks for it by name: the production build,
 * or `npm run dev`, with a state of its own. What it prints is in .cache/test-sites/<name>.log.
 */
export async function serveSites(settings: Record<string, Record<string, string>>) {
  // The tables of a new site, for each of them to begin with: wrangler takes seconds.
  const tables = await newFolder();
  await migrateLocally(tables);
  await mkdir(LOGS, { recursive: true });
  const started = new Map<string, ReturnType<typeof start>>();
  const server = await startServer(async ({ url }) => {
    const name = url.pathname.slice(1);
    const site = started.get(name) ?? start(name);
    started.set(name, site);
    const { url: address, stateDir } = await site;
    return Response.json({ url: address, stateDir } satisfies Address);
  });

  async function start(name: string) {
    const variables = settings[name] ?? {};
    const stateDir = await newFolder();
    await cp(tables, stateDir, { recursive: true });
    if (variables.STUDIO_KEY) keepKey(stateDir);
    const serve = name === "development" ? startDevelopmentSite : startSite;
    const site = await serve({ port: await freePort(), stateDir, variables, hasTables: true });
    const log = createWriteStream(path.join(LOGS, `${name}.log`));
    site.onOutput((text) => log.write(text));
    return { ...site, stateDir };
  }

  async function close() {
    await server.close();
    const sites = await Promise.all(started.values());
    await Promise.all(sites.map(({ stop }) => stop()));
    const folders = [tables, ...sites.map(({ stateDir }) => stateDir)];
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }
  return { url: server.url, close };
}

/** A site that the global setup names; waits until it runs. */
export async function askForSite(name: string): Promise<Address> {
  const response = await fetch(`${process.env.SITES_URL}/${name}`);
  const text = await response.text();
  if (!response.ok) throw new Error(`The ${name} site does not start: ${text}`);
  return JSON.parse(text);
}

/** A key opens the inbox once; here for each browser. */
function keepKey(stateDir: string) {
  const store = openLocalStore(stateDir);
  store.exec(
    "CREATE TRIGGER keep_key AFTER INSERT ON studio_keys BEGIN DELETE FROM studio_keys; END",
  );
  store.close();
}

function newFolder() {
  return mkdtemp(path.join(tmpdir(), "studio-site-"));
}
