import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../../scripts/ports.ts";
import { startSite } from "../../../scripts/site-server.ts";
import { readInbox } from "./inbox.ts";

/** The site as a fresh clone starts it: no variable set, so every lead rests in the inbox. */
export async function startEmbeddedSite() {
  const stateDir = await mkdtemp(path.join(tmpdir(), "studio-site-embedded-"));
  const site = await startSite({ port: await freePort(), stateDir, variables: {} });
  return {
    url: site.url,
    inbox: () => readInbox(stateDir),
    async stop() {
      await site.stop();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
}
