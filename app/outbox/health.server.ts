import type { Platform } from "~/env.server";
import { withTimeout } from "~/http/timing";
import type { Settings } from "~/settings/settings.server";

/** Monitors may poll as often as they like: an isolate asks the store once in so many ms, also when it fails. */
const CACHE_MS = 10_000;
const READ_LIMIT_MS = 5_000;
/** The highest number that is counted, so that no count reads a whole table. */
const COUNT_LIMIT = 10_000;
const SWEEP_OVERDUE_MS = 5 * 60 * 1_000;

export type Backlog = {
  pending: number;
  oldestPendingMs: number | null;
  held: number;
  dead: number;
  received: number;
  unconfirmed: number;
};

/** When the outbox was last swept and when its health was first read, in ms since 1970. */
export type Heartbeat = { sweep: number | null; firstRead: number | null };

type HeartbeatRow = { name: "sweep" | "asked"; at: number };

type Snapshot = { at: number; leads: Backlog; heartbeat: Heartbeat };

let cached: { at: number; snapshot: Promise<Snapshot> } | null = null;
/** When this isolate first found that no sweep ever came. */
let firstWithoutSweep: number | null = null;

/** The report of /healthz, at most 10 seconds old; writes nothing. Throws when the store is down. */
export async function readHealth(
  { bindings, settings }: Pick<Platform, "bindings" | "settings">,
  now = Date.now(),
) {
  if (!cached || Math.abs(now - cached.at) >= CACHE_MS) {
    cached = { at: now, snapshot: readSnapshot(bindings.DB, now) };
  }
  // Its request may have ended before the store answered.
  const snapshot = await withTimeout(cached.snapshot, READ_LIMIT_MS, () => null);
  if (!snapshot) throw new Error("The store does not answer.");
  const { at, leads, heartbeat } = snapshot;
  const isHealthy = findProblems(settings, leads).length === 0 && !isSweepOverdue(heartbeat, now);
  return {
    isHealthy,
    report: {
      leads,
      lastSweepMs: heartbeat.sweep === null ? null : Math.max(0, now - heartbeat.sweep),
      settings: settings.invalid,
      at: new Date(at).toISOString(),
    },
  };
}

/** Names of the problems that an operator must look at. */
export function findProblems(settings: Settings, leads: Backlog): string[] {
  const found: [string, boolean][] = [
    ["leads.waiting", (leads.oldestPendingMs ?? 0) > settings.WAITING_ALERT_MS],
    ["lead.dead", leads.dead > 0],
    ["lead.unconfirmed", leads.unconfirmed > 0],
    ["settings.wrong", settings.invalid.length > 0],
  ];
  return found.filter(([, isTrue]) => isTrue).map(([name]) => name);
}

async function readSnapshot(db: D1Database, at: number): Promise<Snapshot> {
  const columns = `${BACKLOG}, (SELECT at FROM heartbeats WHERE name = 'sweep') AS sweep,
    (SELECT at FROM heartbeats WHERE name = 'asked') AS asked`;
  const row = await readRow<Backlog & { sweep: number | null; asked: number | null }>(
    db.prepare(`SELECT ${columns}`).bind(at),
  );
  const { sweep, asked, ...leads } = row;
  firstWithoutSweep = sweep === null ? (firstWithoutSweep ?? at) : null;
  return { at, leads, heartbeat: { sweep, firstRead: asked ?? firstWithoutSweep } };
}

const PENDING = "FROM leads WHERE status = 'pending' AND withdrawn IS NULL";

const countUpTo = (leads: string) =>
  `(SELECT COUNT(*) FROM (SELECT 1 ${leads} LIMIT ${COUNT_LIMIT}))`;

const BACKLOG = `
  ${countUpTo(PENDING)} AS pending,
  (SELECT ?1 - MIN(created) ${PENDING}) AS oldestPendingMs,
  ${countUpTo("FROM leads WHERE status = 'held' AND done IS NULL")} AS held,
  ${countUpTo("FROM leads WHERE status = 'dead' AND done IS NULL")} AS dead,
  ${countUpTo("FROM leads WHERE status = 'received'")} AS received,
  ${countUpTo("FROM leads WHERE status = 'unconfirmed' AND done IS NULL")} AS unconfirmed`;

export function countBacklog(db: D1Database, now = Date.now()): Promise<Backlog> {
  return readRow<Backlog>(db.prepare(`SELECT ${BACKLOG}`).bind(now));
}

async function readRow<Row>(query: D1PreparedStatement): Promise<Row> {
  const row = await query.first<Row>();
  if (!row) throw new Error("The store returned no counts.");
  return row;
}

const READ_HEARTBEAT = "SELECT name, at FROM heartbeats";

export async function recordHeartbeat(db: D1Database, now: number): Promise<Heartbeat> {
  const record = db
    .prepare(
      "INSERT INTO heartbeats (name, at) VALUES ('sweep', ?1) ON CONFLICT (name) DO UPDATE SET at = ?1",
    )
    .bind(now);
  const [before] = await db.batch<HeartbeatRow>([db.prepare(READ_HEARTBEAT), record]);
  return toHeartbeat(before?.results);
}

export async function readHeartbeat(db: D1Database, now: number): Promise<Heartbeat> {
  const record = db
    .prepare("INSERT INTO heartbeats (name, at) VALUES ('asked', ?1) ON CONFLICT DO NOTHING")
    .bind(now);
  const [, after] = await db.batch<HeartbeatRow>([record, db.prepare(READ_HEARTBEAT)]);
  return toHeartbeat(after?.results);
}

/** A sweep is overdue five minutes after the last one or, before the first, after health was first read. */
export function isSweepOverdue({ sweep, firstRead }: Heartbeat, now: number): boolean {
  const since = sweep ?? firstRead;
  return since !== null && now - since > SWEEP_OVERDUE_MS;
}

function toHeartbeat(rows: HeartbeatRow[] = []): Heartbeat {
  const at = (name: HeartbeatRow["name"]) => rows.find((row) => row.name === name)?.at ?? null;
  return { sweep: at("sweep"), firstRead: at("asked") };
}
