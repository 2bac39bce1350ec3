import { withTimeout } from "~/http/timing";
import { prepare, type Sql, sql } from "~/outbox/sql";
import { LEAD_COUNTS, parseLeadCounts, sumLeads } from "~/outbox/store/lead-counts";
import type { Platform } from "~/platform.server";
import type { Settings } from "~/settings/settings.server";

/** However often monitors ask, an isolate reads once in so many ms, also when that fails. */
const CACHE_MS = 10_000;
const READ_LIMIT_MS = 5_000;
const SWEEP_OVERDUE_MS = 5 * 60 * 1_000;

export type Backlog = {
  pending: number;
  oldestPendingMs: number | null;
  held: number;
  dead: number;
  received: number;
  unconfirmed: number;
};

/** The last sweep, and since when one is expected, in ms since 1970. */
export type Heartbeat = { sweep: number | null; sweepExpectedSince: number | null };
const NO_HEARTBEAT: Heartbeat = { sweep: null, sweepExpectedSince: null };

let cached: { at: number; snapshot: ReturnType<typeof readSnapshot> } | null = null;
let firstWithoutSweep: number | null = null;

/** For /healthz; at most 10 seconds old; writes nothing. Throws when the store is down. */
export async function readHealth({ bindings, settings }: Platform, now = Date.now()) {
  if (!cached || Math.abs(now - cached.at) >= CACHE_MS) {
    cached = { at: now, snapshot: readSnapshot(bindings.DB, now) };
  }
  // The snapshot may be of a request that ended before the store answered: then it never settles.
  const snapshot = await withTimeout(cached.snapshot, READ_LIMIT_MS, () => null);
  if (!snapshot) throw new Error("The store does not answer.");
  const { at, leads, heartbeat } = snapshot;
  const late = isSweepOverdue(heartbeat, now) ? ["sweep.late"] : [];
  return {
    problems: [...findAlarms(settings, leads), ...late],
    report: {
      leads,
      lastSweepMs: sinceSweep(heartbeat, now),
      settings: settings.invalid,
      at: new Date(at).toISOString(),
    },
  };
}

export function findAlarms(settings: Settings, leads: Backlog): string[] {
  const alarms = {
    "leads.waiting": (leads.oldestPendingMs ?? 0) > settings.WAITING_ALERT_MS,
    "lead.dead": leads.dead > 0,
    "lead.unconfirmed": leads.unconfirmed > 0,
    "settings.wrong": settings.invalid.length > 0,
  };
  return Object.entries(alarms).flatMap(([name, sounds]) => (sounds ? [name] : []));
}

async function readSnapshot(db: D1Database, at: number) {
  const { sweep, sweepExpectedSince, ...row } = await readRow<BacklogRow & Heartbeat>(
    db,
    sql`${BACKLOG}, ${HEARTBEAT}`,
  );
  firstWithoutSweep = sweep === null ? (firstWithoutSweep ?? at) : null;
  return {
    at,
    leads: toBacklog(row, at),
    heartbeat: { sweep, sweepExpectedSince: sweepExpectedSince ?? firstWithoutSweep },
  };
}

export async function countBacklog(db: D1Database, now = Date.now()): Promise<Backlog> {
  return toBacklog(await readRow<BacklogRow>(db, BACKLOG), now);
}

async function readRow<Row>(db: D1Database, columns: Sql): Promise<Row> {
  const row = await prepare(db)`SELECT ${columns}`.first<Row>();
  if (!row) throw new Error("The store returned no counts.");
  return row;
}

type BacklogRow = {
  counts: string | null;
  waitingSince: number | null;
  requeuedSince: number | null;
};

const BACKLOG = sql`${LEAD_COUNTS} AS counts,
  (SELECT created FROM leads WHERE status = 'pending' AND withdrawn IS NULL AND requeued IS NULL
    ORDER BY created LIMIT 1) AS waitingSince,
  (SELECT requeued FROM leads WHERE status = 'pending' AND withdrawn IS NULL AND requeued IS NOT NULL
    ORDER BY requeued LIMIT 1) AS requeuedSince`;

function toBacklog(row: BacklogRow, now: number): Backlog {
  const counts = parseLeadCounts(row.counts);
  const since = [row.waitingSince, row.requeuedSince].filter((time) => time !== null);
  const countOpen = (name: string) =>
    sumLeads(counts, ({ status, isDone }) => status === name && !isDone);
  return {
    pending: sumLeads(counts, ({ status, isWithdrawn }) => status === "pending" && !isWithdrawn),
    oldestPendingMs: since.length > 0 ? now - Math.min(...since) : null,
    held: countOpen("held"),
    dead: countOpen("dead"),
    received: sumLeads(counts, ({ status }) => status === "received"),
    unconfirmed: countOpen("unconfirmed"),
  };
}

const HEARTBEAT = sql`(SELECT at FROM heartbeats WHERE name = 'sweep') AS sweep,
  (SELECT at FROM heartbeats WHERE name = 'asked') AS sweepExpectedSince`;

/** Returns the previous times. "asked" is stored once: when a sweep was first expected. */
export async function recordHeartbeat(
  db: D1Database,
  name: "sweep" | "asked",
  now: number,
): Promise<Heartbeat> {
  const [before] = await db.batch<Heartbeat>([
    prepare(db)`SELECT ${HEARTBEAT}`,
    prepare(db)`INSERT INTO heartbeats (name, at) VALUES (${name}, ${now})
      ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE name = 'sweep'`,
  ]);
  return before?.results[0] ?? NO_HEARTBEAT;
}

export function sinceSweep({ sweep }: Heartbeat, now: number): number | null {
  return sweep === null ? null : Math.max(0, now - sweep);
}

export function isSweepOverdue({ sweep, sweepExpectedSince }: Heartbeat, now: number): boolean {
  const since = sweep ?? sweepExpectedSince;
  return since !== null && now - since > SWEEP_OVERDUE_MS;
}
