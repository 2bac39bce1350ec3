import { setTimeout as sleep } from "node:timers/promises";
import { STEPS } from "../../app/features/inquiry/steps.ts";
import { type Answer, createHttpClient } from "../../scripts/probe/http-client.ts";
import { firstQuestion, questions } from "../e2e/support/inquiry.ts";
import { openLocalStore } from "../e2e/support/sites/local-store.ts";
import type { CrashingSite } from "./crashing-site.ts";
import { type Random, seededRandom } from "./random.ts";
import { enteredIn } from "./visits.ts";

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

const CHOICES = new Map<string, [name: string, values: string[]]>([
  ...questions.map(({ slug, id, options }) => {
    return [slug, [id, options.map(({ value }) => value)]] as [string, [string, string[]]];
  }),
  ["service", ["serviceType", ["coaching"]]],
  ["category", ["serviceCategory", ["coaching"]]],
]);
const SCREENS = ["strategy", "details", "review", "thank-you"];
/** What engines say of themselves on a desk and on a phone. */
const ENGINES = [
  [
    "(X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36",
    "(Linux; Android 10; K) Chrome/140.0.0.0 Mobile",
  ],
  ["(Windows NT 10.0; rv:140.0) Firefox/140.0", "(Android 15; Mobile; rv:140.0) Firefox/140.0"],
  ["(Macintosh) Version/18.0 Safari/605.1.15", "(iPhone) Version/18.0 Mobile/15E148 Safari/604.1"],
] as const;
const SOURCES = ["", "google", "a-blog"];

/** How often each step, event, detail, device, script and campaign was walked. */
type Counts = Map<string, number>;

type Walk = { url: string; end: string; random: Random; walked: Counts; signal: AbortSignal };

/** Walks the inquiry up to a step as a browser does, and notes what the site should count of it. */
async function walkInquiry({ url, end, random, walked, signal }: Walk) {
  const hasScripts = random.chance(0.7);
  const isPhone = random.chance(0.5);
  const source = random.pick(SOURCES);
  const agent = `Mozilla/5.0 ${random.pick(ENGINES)[isPhone ? 1 : 0]}`;
  const search = new URLSearchParams(source && { utm_source: source });
  /** The path and query in the address bar. */
  let page = "";
  const client = createHttpClient(url, signal, () => ({
    "User-Agent": agent,
    "Sec-Fetch-Dest": hasScripts && page ? "empty" : "document",
    ...(page && { Referer: url + page }),
  }));

  function note(step: string, event: string, detail = "", script = hasScripts ? "on" : "off") {
    const campaign = source === "a-blog" ? "other" : source;
    const key = [step, event, detail, isPhone ? "phone" : "other", script, campaign].join(" ");
    walked.set(key, (walked.get(key) ?? 0) + 1);
  }

  /** Asks for a page, with scripts for its data, as React Router names it. */
  const ask = (address: string, form?: Record<string, string>) => {
    const [path = "", query = ""] = address.split("?");
    const name = SCREENS.find((screen) => path.endsWith(screen)) ?? "choice";
    const routes = form ? "" : `&_routes=home-inquiry-${name}`;
    const asked = hasScripts && page ? `${path}.data?${query}${routes}` : address;
    return form ? client.post(asked, form) : client.get(asked);
  };

  async function open(address: string): Promise<Answer> {
    const answer = await ask(address);
    const location = locationOf(answer);
    if (location) return open(location);
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
    page = address;
    return answer;
  }

  const addressOf = (step: string) => `/inquiry/${step}?${search}`;
  let shown = await open(addressOf(firstQuestion.slug));
  note(firstQuestion.slug, "seen", "", "unknown");
  for (let at = 0; STEPS[at] !== end; at += 1) {
    const [step = "", next = ""] = STEPS.slice(at);
    const [field, values] = CHOICES.get(step) ?? [];
    if (field && values) search.set(field, random.pick(values));
    // Without scripts the same step shows what the choice means.
    if (field && !hasScripts && at < questions.length) await open(addressOf(step));
    if (step === "details" || step === "review") {
      shown = await send(step, shown);
    } else {
      shown = await open(addressOf(next));
    }
    note(step, "answered", field ? (search.get(field) ?? "") : "");
    note(next, "seen");
    if (at > 0 && at < STEPS.indexOf("category") && random.chance(0.15)) {
      await open(addressOf(step));
      note(next, "back");
      note(step, "seen");
      shown = await open(addressOf(next));
      note(step, "answered", field ? (search.get(field) ?? "") : "");
      note(next, "seen");
    }
  }

  async function send(step: string, { text }: Answer): Promise<Answer> {
    const value = (name: string) =>
      new RegExp(`(?:name="${name}" value=|"${name}",)"([^"]+)"`).exec(text)?.[1] ?? "";
    const email = `${crypto.randomUUID()}@visitor.test`;
    const details = { ...enteredIn("inquiry", email), token: value("token") };
    const form: Record<string, string> = step === "review" ? { sealed: value("sealed") } : details;
    if (step === "details" && random.chance(0.2)) {
      await ask(page, { ...details, budget: "" });
      note(step, "refused", "budget", hasScripts ? "on" : "unknown");
    }
    const answer = await ask(page, form);
    const location = locationOf(answer);
    if (!location) throw new Error(`${page} did not accept its form: ${answer.status}`);
    return open(location);
  }
}

/** Where a redirect leads; that of a data request is part of its answer. */
function locationOf({ status, location, text }: Answer): string {
  if (status !== 202) return location;
  return JSON.parse(/"\/inquiry\/[^"]+"/.exec(text)?.[0] ?? '""');
}
