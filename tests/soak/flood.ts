import { createHmac, randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { createHttpClient } from "../../scripts/probe/http-client.ts";
import { openLocalStore } from "../e2e/support/sites/local-store.ts";
import type { CrashingSite } from "./crashing-site.ts";
import type { Post } from "./reconcile.ts";
import { settle } from "./settle.ts";
import { DETAILS, enteredIn, openContactForm, takeAssessment } from "./visits.ts";

const AT_ONCE = 16;
const REFUSED_POSTS = 2_000;
const MINUTE_MS = 60_000;
const ORDINARY_EVERY_MS = 5_000;
/** A sweep moves only a few leads from KV into D1. */
const SETTLE_MS = 15 * MINUTE_MS;
/** With this secret the flood signs tokens itself, which spares it a request for each. */
export const FLOOD_SECRET = "the secret of a flood on this machine only";

type Flood = { site: CrashingSite; posts: Post[]; seconds: number; signal: AbortSignal };
type Call = (address: string) => Promise<number>;

/** Floods each form and address from one IP address and from 200; ordinary visitors come beside it. */
export async function flood({ site, posts, seconds, signal }: Flood): Promise<boolean> {
  const { url } = site;
  const ordinary = new AbortController();
  const visitors = visitOrdinarily(url, AbortSignal.any([signal, ordinary.signal]));
  console.log("flood | addresses | requests | answers | rows added | KV entries | database");
  const run = async (name: string, addresses: number, limit: Limit, call: Call) => {
    const before = measure(site.stateDir);
    const statuses = await callMany(addresses, { ...limit, signal }, call);
    const after = measure(site.stateDir);
    const rows = Object.entries(after.rows)
      .map(([table, count]) => [table, count - (before.rows[table] ?? 0)] as const)
      .filter(([, added]) => added > 0);
    const counts = [...Map.groupBy(statuses, String)].map(
      ([status, all]) => `${all.length} ${status}`,
    );
    const cells = [counts.join(", "), rows.map((row) => row.join(" ")).join(", ") || "none"];
    const size = [after.kv, `${after.kilobytes} KB`];
    console.log([name, addresses, statuses.length, ...cells, ...size].join(" | "));
    return { statuses, added: Object.fromEntries(rows).details ?? 0 };
  };

  const cookie = (await fetch(url + DETAILS, { redirect: "manual" })).headers
    .getSetCookie()[0]
    ?.split(";")[0];
  const minute = { ms: MINUTE_MS, requests: REFUSED_POSTS };
  const booking = await takeAssessment(createHttpClient(url, signal));
  const { path: bookingPath } = await booking(createHttpClient(url, signal), "ada@flood.test");
  const sent: string[] = [];
  const calls = callsOf(url, String(cookie), bookingPath, sent);
  const first = await run("details, refused", 1, minute, calls["details, refused"]);
  const limited = first.statuses.slice(0, 140).filter((status) => status === 429).length;
  const limit = { ms: seconds * 1_000, requests: Number.POSITIVE_INFINITY };
  for (const [name, call] of Object.entries(calls)) {
    for (const addresses of [1, 200]) await run(name, addresses, limit, call);
  }
  for (const stores of [["D1"], ["KV"], ["D1", "KV"]] as const) {
    const unlock = lockStores(site.stateDir, stores);
    const name = `lead form, valid, ${stores.join(" and ")} locked`;
    await run(name, 200, limit, calls["lead form, valid"]).finally(unlock);
  }
  ordinary.abort();
  const emails = await visitors;
  await settle(site, Date.now() + SETTLE_MS, signal);
  const accepted = new Set(posts.filter((post) => post.accepted).map(({ email }) => email));
  const arrived = emails.filter(({ email, sent }) => sent && accepted.has(email)).length;
  const lost = sent.filter((email) => !accepted.has(email)).length;
  console.log(`
Refused posts of a minute from one address   ${first.statuses.length}, rows added ${first.added} (200 at most)
Of the first 140 limited                     ${limited} (15 at least)
Lead forms of the floods accepted            ${sent.length}, lost ${lost}
Ordinary visitors                            ${emails.length}, whose leads arrived ${arrived}`);
  const visited = emails.length > 0 && arrived === emails.length;
  return first.added <= 200 && limited >= 15 && lost === 0 && visited;
}

type Limit = { ms: number; requests: number };

async function callMany(
  addresses: number,
  { ms, requests, signal }: Limit & { signal: AbortSignal },
  call: Call,
) {
  const until = Date.now() + ms;
  const statuses: number[] = [];
  let next = 0;
  async function callOneByOne() {
    while (Date.now() < until && next < requests && !signal.aborted) {
      const address = `203.0.113.${(next++ % addresses) + 1}`;
      statuses.push(await call(address).catch(() => 0));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, callOneByOne));
  signal.throwIfAborted();
  return statuses;
}

/** `sent` gets the e-mail address of each lead form that was accepted. */
function callsOf(url: string, cookie: string, booking: string, sent: string[]) {
  const ask = async (where: string, address: string, init: RequestInit = {}) => {
    const headers = { "CF-Connecting-IP": address, cookie, origin: url, ...init.headers };
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(url + where, { redirect: "manual", signal, ...init, headers });
    await response.arrayBuffer();
    return response.status;
  };
  const post = (where: string, address: string, fields: Record<string, string>, headers = {}) =>
    ask(where, address, { method: "POST", body: new URLSearchParams(fields), headers });
  const filled = (form: Parameters<typeof enteredIn>[0]) =>
    enteredIn(form, `${newId()}@flood.test`);
  return {
    "details, refused": (from) => post(DETAILS, from, { token: newToken(), email: "half" }),
    "details, valid": (from) => post(DETAILS, from, { token: newToken(), ...filled("inquiry") }),
    "details, without a cookie": (from) =>
      post(DETAILS, from, { token: newToken(), ...filled("inquiry") }, { cookie: "" }),
    "lead form, valid": async (from) => {
      const form = { token: newToken(), ...filled("contact") };
      const status = await post("/contact", from, form);
      if (status === 303) sent.push(form.email);
      return status;
    },
    "lead form, refused": (from) => post("/contact", from, { token: newToken() }),
    "request, valid": (from) =>
      post("/book/strategy", from, { token: newToken(), ...filled("request") }),
    "booking, valid": (from) => post(booking, from, { token: newToken(), ...filled("assessment") }),
    "booking, refused": (from) => post(booking, from, { token: newToken() }),
    "review, changed": (from) =>
      post(`${DETAILS.replace("details", "review")}&id=${newId()}`, from, { sealed: "x" }),
    "lead form, 1 MB": (from) => post("/contact", from, { description: "x".repeat(1_000_000) }),
    "lead form, never finished": (from) => leaveUnfinished(url, from),
    "new sessions": (from) => ask(DETAILS, from, { headers: { cookie: "" } }),
    "scheduler's link": (from) => ask(`/book/strategy?id=${newId()}`, from),
    "/healthz": (from) => ask("/healthz", from),
    "/consent": (from) => post("/consent", from, { choice: "grant" }),
    search: (from) => ask(`/blog?q=${newId()}`, from),
    "addresses without a page": (from) => ask(`/${randomBytes(8).toString("hex")}`, from),
  } satisfies Record<string, Call>;
}

function newId() {
  return randomBytes(16).toString("base64url");
}

/** As app/http/parse-post.server.ts creates it. */
function newToken() {
  const body = `${Date.now().toString(36)}.${newId()}`;
  const signature = createHmac("sha256", FLOOD_SECRET).update(`form:${body}`).digest("base64url");
  return `${body}.${signature}`;
}

/** Sends half a post, waits, and hangs up. */
async function leaveUnfinished(url: string, address: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on("error", () => {});
  const head = [
    "POST /contact HTTP/1.1",
    `Host: ${hostname}:${port}`,
    `CF-Connecting-IP: ${address}`,
  ];
  const type = "Content-Type: application/x-www-form-urlencoded";
  socket.write([...head, type, "Content-Length: 5000", "", "token=half"].join("\r\n"));
  await sleep(1_000);
  socket.destroy();
  return 0;
}

async function visitOrdinarily(url: string, signal: AbortSignal) {
  const emails: { email: string; sent: boolean }[] = [];
  for (let visitor = 1; !signal.aborted; visitor += 1) {
    const email = `ada.${visitor}@visitor.test`;
    const address = { "CF-Connecting-IP": `198.51.100.${visitor}` };
    // A visit that has begun is finished when the flood is over.
    const client = createHttpClient(url, AbortSignal.timeout(MINUTE_MS), () => address);
    const step = await openContactForm(client, email);
    const answer = await client.post(step.path, step.form);
    emails.push({ email, sent: answer.location.endsWith("/thank-you") });
    await sleep(ORDINARY_EVERY_MS, undefined, { signal }).catch(() => {});
  }
  return emails;
}

/** The rows of each table, KV's entries and the database's size. */
function measure(stateDir: string) {
  const database = openLocalStore(stateDir);
  try {
    const tables = database.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '*[_]cf[_]*' AND name NOT GLOB 'sqlite*'",
    );
    const count = (name: string) =>
      database.prepare(`SELECT COUNT(*) AS n FROM "${name}"`).get()?.n;
    const rows: Record<string, number> = Object.fromEntries(
      tables.all().map(({ name }) => [name, Number(count(String(name)))]),
    );
    const { page_count: pages } = database.prepare("PRAGMA page_count").get() ?? {};
    return { rows, kv: countKvEntries(stateDir), kilobytes: Number(pages) * 4 };
  } finally {
    database.close();
  }
}

function countKvEntries(stateDir: string): number {
  return openKv(stateDir).reduce((all, database) => {
    const row = database.prepare("SELECT COUNT(*) AS n FROM _mf_entries").get();
    database.close();
    return all + Number(row?.n ?? 0);
  }, 0);
}

/** The files in which a local site keeps its KV. */
function openKv(stateDir: string): DatabaseSync[] {
  const folder = path.join(stateDir, "v3/kv/miniflare-KVNamespaceObject");
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  return files.map((file) => new DatabaseSync(path.join(folder, file)));
}

/** Lets every write of the site to these stores fail until the function that it returns is called. */
function lockStores(stateDir: string, stores: readonly ("D1" | "KV")[]) {
  const databases = stores.flatMap((store) =>
    store === "D1" ? [openLocalStore(stateDir)] : openKv(stateDir),
  );
  for (const database of databases) database.exec("PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE");
  return () => {
    for (const database of databases) database.close();
  };
}
