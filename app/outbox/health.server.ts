import type { Platform } from "~/env.server";
import { type Backlog, countBacklog } from "~/outbox/store/backlog.server";
import { type Heartbeat, isSweepLate, readHeartbeat } from "~/outbox/store/heartbeat.server";

const KEPT_MS = 30_000;
const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1)(:|$)/;

/** `at` is when the rest was read, in ms since 1970. */
type Vitals = { at: number; leads: Backlog; heartbeat: Heartbeat };

/** An isolate's memory: monitors ask more often than anything changes. */
let kept: Vitals | null = null;

/** The outbox in numbers, at most 30 seconds old, read anew each time on this machine. Throws when the store is down. */
export async function readHealth({ bindings, settings, origin }: Platform, now = Date.now()) {
  const isFresh = kept !== null && Math.abs(now - kept.at) < KEPT_MS && !LOCAL.test(origin);
  const vitals: Vitals = isFresh && kept ? kept : await readVitals(bindings.DB, now);
  kept = vitals;
  const { at, leads, heartbeat } = vitals;
  const troubles = {
    waiting: (leads.oldestPendingMs ?? 0) > settings.WAITING_ALERT_MS,
    dead: leads.dead > 0,
    unconfirmed: leads.unconfirmed > 0,
    settings: settings.wrong.length > 0,
    sweep: isSweepLate(heartbeat, now),
  };
  return {
    isWell: !Object.values(troubles).some(Boolean),
    report: {
      leads,
      lastSweepMs: heartbeat.sweep === null ? null : Math.max(0, now - heartbeat.sweep),
      settings: settings.wrong,
      at: new Date(at).toISOString(),
    },
  };
}

async function readVitals(db: D1Database, at: number): Promise<Vitals> {
  const [leads, heartbeat] = await Promise.all([countBacklog(db, at), readHeartbeat(db, at)]);
  return { at, leads, heartbeat };
}
