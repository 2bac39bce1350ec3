import type { Platform } from "~/env.server";
import { beat } from "~/outbox/store/heartbeat.server";
import { purgeLeads, purgeRecords } from "~/outbox/store/retention.server";
import { bringHome } from "~/outbox/store/spill.server";
import { deliverDueLeads } from "./deliver-due-leads.server";

/**
 * The outbox's minute: brings spilled leads home, sends what is due until SWEEP_SENDS are used, then
 * purges what retention no longer keeps.
 */
export async function sweepLeads(platform: Platform): Promise<void> {
  const { settings, bindings } = platform;
  const started = Date.now();
  await beat(bindings.DB, started);
  const home = await bringHome(platform, started).catch(reportHome);
  const sent = await deliverDueLeads(platform, settings.SWEEP_SENDS);
  await close(platform, started, { home, ...sent });
}

/** One row and one line for a sweep that did something. */
async function close(
  { bindings, settings }: Platform,
  started: number,
  tally: Record<string, number>,
) {
  const db = bindings.DB;
  const now = Date.now();
  const ms = now - started;
  const did = Object.values(tally).some(Boolean);
  const [purged] = await db.batch([
    purgeLeads(db, settings.RETENTION_DAYS, now),
    ...purgeRecords(db, now),
    ...(did ? [record(db, started, ms, tally)] : []),
  ]);
  // `meta.changes` would count the history that goes with them.
  const all = { ...tally, purged: purged?.results.length ?? 0 };
  if (did || all.purged > 0) console.log(JSON.stringify({ event: "leads.swept", ms, ...all }));
}

function record(db: D1Database, at: number, ms: number, tally: Record<string, number>) {
  return db
    .prepare("INSERT INTO sweeps (at, ms, tally) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING")
    .bind(at, ms, JSON.stringify(tally));
}

function reportHome(error: unknown): number {
  console.error(JSON.stringify({ event: "spill.failed", detail: String(error).slice(0, 200) }));
  return 0;
}
