import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../../scripts/tools.ts";
import { median } from "../median.ts";
import { type Module, startWorkerd } from "./start-workerd.ts";

/** In ms: a new process to its first page, what of it the processor worked, and one more page. */
export type WorkerTimes = { cold: number; coldProcessor: number; warm: number };

const ROUNDS = 9;
const REQUESTS = 60;
// By then the engine has compiled what it will.
const WARMED_UP = 20;

const EMPTY: Module[] = [
  { name: "index.js", body: 'export default { fetch: () => new Response("ok") };' },
];

/** The home page by our Worker, and next to it, in turn, an answer of two letters by an empty one. */
export async function measureWorker(): Promise<{ empty: WorkerTimes; ours: WorkerTimes }> {
  const modules = builtModules();
  const seen = { empty: [] as WorkerTimes[], ours: [] as WorkerTimes[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    seen.empty.push(await time(EMPTY));
    seen.ours.push(await time(modules));
  }
  return { empty: middleOf(seen.empty), ours: middleOf(seen.ours) };
}

function builtModules(): Module[] {
  const folder = path.join(root, "build/server");
  const names = globSync("**/*.js", { cwd: folder }).filter((name) => name !== "index.js");
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  return ["index.js", ...names].map((name) => ({ name, body: read(name) }));
}

async function time(modules: Module[]): Promise<WorkerTimes> {
  const { url, cold, coldProcessor, stop } = await startWorkerd(modules);
  try {
    const times: number[] = [];
    for (let request = 1; request < REQUESTS; request += 1) {
      const started = performance.now();
      await (await fetch(url)).arrayBuffer();
      times.push(performance.now() - started);
    }
    return { cold, coldProcessor, warm: median(times.slice(WARMED_UP)) };
  } finally {
    await stop();
  }
}

function middleOf(times: WorkerTimes[]): WorkerTimes {
  const of = (read: (times: WorkerTimes) => number) => median(times.map(read));
  return {
    cold: of(({ cold }) => cold),
    coldProcessor: of(({ coldProcessor }) => coldProcessor),
    warm: of(({ warm }) => warm),
  };
}
