import type { Platform } from "~/env.server";
import type { Settings } from "~/settings/settings.server";

const CACHE_MS = 30_000;
const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1)(:|$)/;
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

/** Cached per isolate: monitors poll more often than anything changes. */
let cached: Snapshot | null = null;

/** The report of /healthz, at most 30 seconds old, not cached on localhost. Throws when the store is down. */
export async function readHealth({ bindings, settings, origin }: Platform, now = Date.now()) {
  const isFresh = cached !== null && Math.abs(now - cached.at) < CACHE_MS && !LOCAL.test(origin);
  const snapshot = isFresh && cached ? cached : await readSnapshot(bindings.DB, now);
  cached = snapshot;
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
  const [leads, heartbeat] = await Promise.all([countBacklog(db, at), readHeartbeat(db, at)]);
  return { at, leads, heartbeat };
}

const PENDING = "FROM leads WHERE status = 'pending' AND withdrawn IS NULL";

export async function countBacklog(db: D1Database, now = Date.now()): Promise<Backlog> {
  const row = await db
    .prepare(
      `SELECT (SELECT COUNT(*) ${PENDING}) AS pending,
              (SELECT ?1 - MIN(created) ${PENDING}) AS oldestPendingMs,
              (SELECT COUNT(*) FROM leads WHERE status = 'held' AND done IS NULL) AS held,
              (SELECT COUNT(*) FROM leads WHERE status = 'dead' AND done IS NULL) AS dead,
              (SELECT COUNT(*) FROM leads WHERE status = 'received') AS received,
              (SELECT COUNT(*) FROM leads WHERE status = 'unconfirmed' AND done IS NULL)
                AS unconfirmed`,
    )
    .bind(now)
    .first<Backlog>();
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
