import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../../../scripts/ports.ts";
import { migrateLocally, startSite } from "../../../../scripts/site-server.ts";

export type TemporarySite = Awaited<ReturnType<typeof startTemporarySite>>;

/** A folder with the tables of a new site, for each of them to begin with: wrangler takes seconds. */
export async function makeTables() {
  const folder = await newFolder();
  await migrateLocally(folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The production build, or `npm run dev`, with these variables and a state of its own, which goes when it stops. */
export async function startTemporarySite(
  tables: string,
  variables: Record<string, string>,
  start = startSite,
) {
  const stateDir = await newFolder();
  await cp(tables, stateDir, { recursive: true });
  const site = await start({ port: await freePort(), stateDir, variables, hasTables: true });
  return {
    url: site.url,
    stateDir,
    async stop() {
      await site.stop();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
}

function newFolder() {
  return mkdtemp(path.join(tmpdir(), "studio-site-"));
}
