import { appendFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../scripts/ports.ts";
import { runCron, startSite } from "../../scripts/site-server.ts";

export type CrashingSite = Awaited<ReturnType<typeof startCrashingSite>>;

/** The production build on a state of its own, which outlives every crash. */
export async function startCrashingSite(variables: Record<string, string>) {
  const stateDir = await mkdtemp(path.join(tmpdir(), "studio-site-soak-"));
  const port = await freePort();
  const log = path.join(stateDir, "site.log");
  const kills: number[] = [];
  let running = start();
  const { url } = await running;

  async function start() {
    const site = await startSite({ port, stateDir, variables });
    site.onOutput((text) => appendFileSync(log, text));
    return site;
  }

  return {
    url,
    stateDir,
    log,
    /** When it was killed, in ms since 1970. */
    kills,
    runCron: () => runCron(url),
    /** kill -9 in the middle of whatever it does, and a start on the same state. */
    async crash() {
      const site = await running;
      kills.push(Date.now());
      running = site.kill().then(start);
      await running;
    },
    async stop({ keepState = false } = {}) {
      const site = await running.catch(() => null);
      await site?.stop();
      if (!keepState) await rm(stateDir, { recursive: true, force: true });
    },
  };
}
