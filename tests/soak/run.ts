import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { exitWith, onInterrupt, root, runQuietly, timed } from "../../scripts/tools.ts";
import { startCrashingSite } from "./crashing-site.ts";
import { reconcile, writeReport } from "./reconcile.ts";
import { settle } from "./settle.ts";

await import("../../plugins/content/node-imports.ts").catch(exitWith);
const { usualSettings } = await import("../e2e/support/sites/site-settings.ts").catch(exitWith);
const { startServices } = await import("./services.ts");
const { FLOOD_SECRET, flood } = await import("./flood.ts");
const { walkFunnel } = await import("./funnel.ts");
const { sendVisitors } = await import("./traffic.ts");

/** `seconds` bound the whole run, from the start of the traffic to the reconciliation. */
export type Flags = { submissions: number; kills: number; seconds: number; seed: number };

const LEAST: Flags = { submissions: 1, kills: 0, seconds: 20, seed: 0 };
const USUAL: Flags = { submissions: 300, kills: 3, seconds: 110, seed: 1 };
/** Of each flood: all of them take about eight minutes. */
const FLOOD_SECONDS = 8;
const COST_SIZES = "50000,200000";
/** Of the time: the rest is for what still waits then. */
const SENDING = 0.7;

const interrupted = new AbortController();
onInterrupt(() => interrupted.abort());

const USAGE = `Usage: npm run soak [-- --submissions 300 --kills 3 --seconds 110 --seed 1 --hubspot]
       npm run soak -- --flood
       npm run soak -- --funnel WALKS [--seed 1]
       npm run soak -- --cost
       npm run soak -- --reminders LEADS`;

try {
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) {
    console.log(USAGE);
    process.exit(0);
  }
  const { flood: floods, cost, hubspot, funnel, reminders, ...numbers } = readLine(args);
  const flags = readFlags(numbers);
  if (cost || reminders) {
    if (cost) printTable("tests/worker/cost", { COST_SIZES });
    else printTable("tests/worker/sweep/reminders-year.test.ts", { YEAR_LEADS: reminders });
    process.exit();
  }
  if (process.env.SKIP_BUILD !== "1") {
    await timed("Building", () => runQuietly("react-router", ["build"]));
  }
  if (floods) await runFlood(interrupted.signal);
  else if (funnel) await runWalks(interrupted.signal, flags.seed, Number(funnel));
  else await soak(flags, hubspot === true, interrupted.signal);
} catch (error) {
  if (interrupted.signal.aborted) process.exit(130);
  exitWith(error);
}

function readLine(args: string[]) {
  const names = [...Object.keys(USUAL), "funnel", "reminders"];
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  const modes = {
    flood: { type: "boolean" },
    cost: { type: "boolean" },
    hubspot: { type: "boolean" },
  } as const;
  const { values } = parseArgs({ args, options: { ...options, ...modes } });
  return values as { [mode in keyof typeof modes]?: boolean } & Record<string, string | undefined>;
}

function readFlags(values: Record<string, string | undefined>): Flags {
  const names = Object.keys(USUAL) as (keyof Flags)[];
  const pairs = names.map((name) => {
    const number = Number(values[name] ?? USUAL[name]);
    if (Number.isInteger(number) && number >= LEAST[name]) return [name, number];
    throw new Error(`--${name} is a whole number from ${LEAST[name]}, not "${values[name]}".`);
  });
  return Object.fromEntries(pairs);
}

/** Serves the build before faulty services (one of the CRMs), kills it now and then, and counts what became of every lead. */
async function soak(flags: Flags, toHubspot: boolean, signal: AbortSignal) {
  const services = await startServices(flags.seed);
  const { crm, forms, hubspot, posts } = services;
  let failed = true;
  const site = await startCrashingSite({
    ...siteSettings(crm, forms),
    ...(toHubspot && hubspot),
  });
  // On a busy machine the start takes longer than a short run.
  const started = Date.now();
  try {
    signal.throwIfAborted();
    const until = started + flags.seconds * SENDING * 1000;
    const { submissions, times } = await timed("Sending", () =>
      sendVisitors({ site, flags, until, signal }),
    );
    const faults = posts.filter(services.isFault);
    services.heal();
    const end = started + flags.seconds * 1000;
    const rows = await timed("Settling", () => settle(site, end, signal));
    const run = { submissions, posts, rows, kills: site.kills };
    const comparison = reconcile(run);
    failed = comparison.lost.length + comparison.unexplained.length > 0;
    const seconds = (Date.now() - started) / 1000;
    console.log(`\n${writeReport({ ...run, ...comparison, times, seconds, faults })}`);
    if (failed) console.log(`\nThe site's state and log are kept in ${site.stateDir}`);
    process.exitCode = failed ? 1 : 0;
  } finally {
    await site.stop({ keepState: failed && !signal.aborted });
    await services.stop();
  }
}

/** Serves the build with its limits before healthy services; sends a flood with ordinary visitors beside it. */
async function runFlood(signal: AbortSignal) {
  const services = await startServices(USUAL.seed);
  services.heal();
  const site = await startCrashingSite({
    ...siteSettings(services.crm, services.forms),
    SESSION_SECRET: FLOOD_SECRET,
    RATE_LIMITS: "on",
    GA_MEASUREMENT_ID: "G-TEST12345",
    GA_ENDPOINT: services.forms,
  });
  try {
    const passed = await flood({ site, posts: services.posts, seconds: FLOOD_SECONDS, signal });
    process.exitCode = passed ? 0 : 1;
  } finally {
    await site.stop();
    await services.stop();
  }
}

/** Prints what worker tests find with larger numbers than every day. */
function printTable(tests: string, sizes: Record<string, string | undefined>) {
  const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", "--project", "worker", "--silent=false", tests];
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...sizes },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 1e9,
  });
  const isTable = (line: string) => /^\| .* \|$/.test(line);
  const lines = stdout.split("\n");
  console.log((status === 0 ? lines.filter(isTable) : lines).join("\n"));
  process.exitCode = status ?? 1;
}

/** Serves the build, and walks its inquiry with known drop-offs. */
async function runWalks(signal: AbortSignal, seed: number, walks: number) {
  // Without services: a lead is only stored, so that every visitor gets to the last page.
  const site = await startCrashingSite({ RATE_LIMITS: "off" });
  try {
    process.exitCode = (await walkFunnel({ site, walks, seed, signal })) ? 0 : 1;
  } finally {
    await site.stop();
  }
}

/** Bookings end on our own page, which says what became of them; a sweep sends as much as on a paid plan. */
function siteSettings(crm: string, forms: string) {
  const services = { crm, forms, scheduler: forms, measurement: forms };
  return { ...usualSettings(services), BOOKING_URLS: "", SWEEP_SENDS: "400" };
}
