import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../../scripts/ports.ts";

export type Module = { name: string; body: string };

const TICK_MS = 10;
const START_TIMEOUT_MS = 20_000;
// What the runtime of any wrangler since knows.
const COMPATIBILITY_DATE = "2026-06-01";

/** The bare runtime with a Worker of these modules, entry first; `cold` is ms from start to first answer. */
export async function startWorkerd(modules: Module[]) {
  const dir = await mkdtemp(path.join(tmpdir(), "studio-site-workerd-"));
  const port = await freePort();
  await Promise.all(modules.map(({ body }, i) => writeFile(path.join(dir, `m${i}`), body)));
  await writeFile(path.join(dir, "config.capnp"), configuration(modules, port));
  const started = performance.now();
  const child = spawn(binary(), ["serve", path.join(dir, "config.capnp")]);
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  const url = `http://127.0.0.1:${port}/`;
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - started > START_TIMEOUT_MS)
      throw new Error(`workerd did not start: ${said.slice(-800)}`);
    await sleep(1);
  }
  const cold = performance.now() - started;
  const processor = () => processorTime(child.pid);
  const coldProcessor = processor();
  async function stop() {
    child.kill();
    if (child.exitCode === null) await once(child, "exit");
    await rm(dir, { recursive: true });
  }
  return { url, cold, coldProcessor, processor, stop };
}

function binary(): string {
  const found = createRequire(import.meta.url)("workerd");
  return found.default ?? found;
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null);
  if (response && !response.ok) throw new Error(`${url} answered ${response.status}`);
  await response?.arrayBuffer();
  return response !== null;
}

function configuration(modules: Module[], port: number): string {
  const listed = modules.map(({ name }, i) => `(name = "${name}", esModule = embed "m${i}")`);
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .app)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
const app :Workerd.Worker = (
  modules = [${listed.join(", ")}],
  compatibilityDate = "${COMPATIBILITY_DATE}"
);
`;
}

/** Of a process, in ms, on Linux: waiting for other programs is no part of it. */
function processorTime(pid = 0): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
