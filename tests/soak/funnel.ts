import { setTimeout as sleep } from "node:timers/promises";
import { openLocalStore } from "../e2e/support/sites/local-store.ts";
import type { CrashingSite } from "./crashing-site.ts";
import { seededRandom } from "./random.ts";
import { type Counts, STEPS, walkInquiry } from "./walks.ts";

/** At which steps so many of 1,000 visitors leave; the others send. */
const LEAVE = [120, 60, 50, 40, 30, 90, 80, 70, 180, 60];
const EVENTS = ["seen", "answered", "back", "refused"];
const AT_ONCE = 16;
const FLUSHED_AFTER_MS = 12_000;
const LOOK_EVERY_MS = 200;

type Run = { site: CrashingSite; walks: number; seed: number; signal: AbortSignal };

/** Walks the inquiry with known drop-offs, and prints what was counted of it; true when that is exactly what was walked. */
export async function walkFunnel({ site, walks, seed, signal }: Run): Promise<boolean> {
  const ends = LEAVE.flatMap((count, at) => Array<string | undefined>(count).fill(STEPS[at]));
  // 617 and 1,000 have no common divisor: the order is mixed, and every end has its turn.
  const plans = Array.from({ length: walks }, (_, i) => ends[(i * 617) % 1_000] ?? "thank-you");
  const walked: Counts = new Map();
  const random = seededRandom(seed);
  const started = Date.now();
  const watch = new AbortController();
  const writes = countWrites(site.stateDir, watch.signal);
  const walkOneByOne = async () => {
    for (let end = plans.pop(); end; end = plans.pop()) {
      await walkInquiry({ url: site.url, end, random, walked, signal });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walkOneByOne));
  const minutes = (Date.now() - started) / 60_000;
  await sleep(FLUSHED_AFTER_MS, undefined, { signal });
  watch.abort();
  const stored = readCounts(site.stateDir);
  printSteps(walked, stored);
  const keys = new Set([...walked.keys(), ...stored.keys()]);
  const wrong = [...keys].filter((key) => walked.get(key) !== stored.get(key));
  for (const key of wrong.slice(0, 20)) {
    console.log(`${key}: ${walked.get(key) ?? 0} walked, ${stored.get(key) ?? 0} counted`);
  }
  console.log(
    `${walks} walks in ${minutes.toFixed(1)} minutes: ${wrong.length} of ${keys.size} rows differ; ` +
      `${((await writes) / minutes).toFixed(1)} writes of counts to D1 a minute.`,
  );
  return wrong.length === 0;
}

function printSteps(walked: Counts, stored: Counts) {
  console.log(`step | walked: ${EVENTS.join(", ")} | counted`);
  for (const step of STEPS) {
    const cells = [walked, stored].map((counts) =>
      EVENTS.map((event) => sumOf(counts, `${step} ${event} `)).join(", "),
    );
    console.log([step, ...cells].join(" | "));
  }
}

function sumOf(counts: Counts, start: string): number {
  return [...counts].reduce((sum, [key, count]) => sum + (key.startsWith(start) ? count : 0), 0);
}

function readCounts(stateDir: string): Counts {
  const database = openLocalStore(stateDir);
  const rows = database
    .prepare(
      `SELECT step || ' ' || event || ' ' || detail || ' ' || device || ' ' || script || ' ' || campaign AS key,
         SUM(count) AS count FROM funnel GROUP BY 1`,
    )
    .all();
  database.close();
  return new Map(rows.map(({ key, count }) => [String(key), Number(count)]));
}

/** How often the counts changed until it is stopped: one batch is one statement. */
async function countWrites(stateDir: string, signal: AbortSignal): Promise<number> {
  let writes = 0;
  for (let last = 0; !signal.aborted; ) {
    const sum = sumOf(readCounts(stateDir), "");
    if (sum !== last) writes += 1;
    last = sum;
    await sleep(LOOK_EVERY_MS);
  }
  return writes;
}
