import { times } from "./budgets.ts";
import type { Check } from "./checks.ts";
import { measureInteractions } from "./lighthouse/measure-inp.ts";
import { measurePaint } from "./lighthouse/measure-paint.ts";
import type { BenchPage } from "./page-kinds.ts";
import { measureWorker } from "./worker/measure-worker.ts";

/** What takes time, `rounds` times in turn with what it is compared to; nothing of it fails anything. */
export async function measureTimes(origin: string, pages: BenchPage[], rounds: number) {
  const paint = await measurePaint(origin, pages, rounds);
  const taps = await measureInteractions(origin, rounds);
  return { paint, checks: [...taps.map(tapCheck), ...(await workerChecks())] };
}

async function workerChecks(): Promise<Check[]> {
  const { empty, ours } = await measureWorker();
  return [
    inMs("Worker: first page, over an empty one", ours.cold - empty.cold, times.cold),
    inMs(
      "Worker: first page, processor time",
      ours.coldProcessor - empty.coldProcessor,
      times.cold,
    ),
    inMs("Worker: home once warm, over an empty one", ours.warm - empty.warm, times.warm),
  ];
}

const tapCheck = ({ name, ms }: { name: string; ms: number }) =>
  inMs(`${name}: slowest tap at a processor four times slower`, ms, times.tap);

const inMs = (what: string, value: number, budget: number): Check => ({
  what,
  value,
  budget,
  unit: "ms",
  exact: false,
});
