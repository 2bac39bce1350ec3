import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../../../scripts/ports.ts";
import { startSite } from "../../../../scripts/site-server.ts";

export type TemporarySite = Awaited<ReturnType<typeof startTemporarySite>>;

/** The production build with these variables and a state of its own, which goes when it stops. */
export async function startTemporarySite(variables: Record<string, string>) {
  const stateDir = await mkdtemp(path.join(tmpdir(), "studio-site-"));
  const site = await startSite({ port: await freePort(), stateDir, variables });
  return {
    url: site.url,
    stateDir,
    async stop() {
      await site.stop();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
}
