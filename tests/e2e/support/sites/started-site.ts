import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { freePort } from "../../../../scripts/ports.ts";

/** What `npm start` prints of a built site: its address, and the one that opens its inbox once. */
export type Started = { url: string; entrance: string; printed: string; stateDir: string };

/** Runs `npm start` of a built site, with a state of its own, as long as it is used. */
export async function serveStarted(use: (started: Started) => Promise<void>) {
  const stateDir = await mkdtemp(path.join(tmpdir(), "admin-site-"));
  const env = {
    ...process.env,
    PORT: `${await freePort()}`,
    SKIP_BUILD: "1",
    STATE_DIR: stateDir,
  };
  const server = spawn(process.execPath, ["scripts/start.ts"], { env });
  const ended = once(server, "exit");
  let printed = "";
  server.stdout.setEncoding("utf8").on("data", (text) => {
    printed += text;
  });
  while (!printed.includes("Ctrl+C stops it.")) await once(server.stdout, "data");
  const [, entrance = ""] = /^The inbox {4}(http:\S+\?key=[\w-]{32})$/m.exec(printed) ?? [];
  await use({ url: new URL(entrance).origin, entrance, printed, stateDir });
  server.kill();
  await ended;
  expect(globSync(`${stateDir}/*key*`)).toEqual([]);
  await rm(stateDir, { recursive: true, force: true });
}
