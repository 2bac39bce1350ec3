import path from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "../../scripts/ports.ts";
import type { CrashingSite } from "./crashing-site.ts";

const ROUNDS = 150;
const AT_ONCE = 8;
const STEP = "/inquiry/business-type?businessProfile=growing";
const AGENT = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36";

/** Compares a step's time and requests a second with those of another checkout's build, in alternating rounds. */
export async function compareCost(
  site: CrashingSite,
  folder: string,
  variables: Record<string, string>,
) {
  const file = pathToFileURL(path.resolve(folder, "scripts/site-server.ts")).href;
  const { startSite }: typeof import("../../scripts/site-server.ts") = await import(file);
  const stateDir = path.join(site.stateDir, "before");
  const before = await startSite({ port: await freePort(), stateDir, variables });
  try {
    const times: Record<string, [before: number[], now: number[]]> = {};
    const run = async (name: string, round: number, ask: (url: string) => Promise<unknown>) => {
      // A, B, B, A: what grows with time falls on both.
      const order = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
      for (const which of order) {
        const started = performance.now();
        await ask([before.url, site.url][which] ?? "");
        times[name] ??= [[], []];
        times[name][which].push(performance.now() - started);
      }
    };
    for (let round = -10; round < ROUNDS; round += 1) {
      if (round === 0) for (const name of Object.keys(times)) delete times[name];
      await run("a step's page", round, (url) => askFor(url, STEP, "document"));
      await run("a step's data", round, (url) => askFor(url, STEP.replace("?", ".data?"), "empty"));
      await run(`${AT_ONCE} pages at once`, round, (url) =>
        Promise.all(Array.from({ length: AT_ONCE }, () => askFor(url, STEP, "document"))),
      );
    }
    console.log("median of | before | now | difference");
    for (const [name, [old, now]] of Object.entries(times)) {
      const [a, b] = [median(old), median(now)];
      const rate = name.includes("at once")
        ? `, ${Math.round((AT_ONCE * 1000) / a)} and ${Math.round((AT_ONCE * 1000) / b)} requests a second`
        : "";
      console.log(
        `${name} | ${a.toFixed(2)} ms | ${b.toFixed(2)} ms | ${(100 * (b / a - 1)).toFixed(1)} %${rate}`,
      );
    }
  } finally {
    await before.stop();
  }
}

async function askFor(url: string, address: string, destination: string) {
  const Referer = `${url}/inquiry/business-stage`;
  const headers = { "User-Agent": AGENT, "Sec-Fetch-Dest": destination, Referer };
  const response = await fetch(url + address, { headers });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
