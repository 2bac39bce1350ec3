import type { Platform } from "~/env.server";
import { unsentKinds } from "~/outbox/endpoints/find-endpoint.server";
import { tellStudio } from "~/outbox/notices/tell-studio.server";
import { watchTroubles } from "~/outbox/notices/troubles.server";
import { beat } from "~/outbox/store/heartbeat.server";
import { receiveReleased } from "~/outbox/store/marks.server";
import { purgeLeads, purgeRecords } from "~/outbox/store/retention.server";
import { bringHome } from "~/outbox/store/spill.server";
import { deliverDueLeads } from "./deliver-due-leads.server";

/** Of what a sweep may send: news comes before leads that failed before, but not instead of them. */
const NOTICES_SHARE = 0.3;

/** The outbox's minute: spilled leads, notices, what is due until SWEEP_SENDS are used, then retention. */
export async function sweepLeads(platform: Platform): Promise<void> {
  const { settings, bindings } = platform;
  const started = Date.now();
  const before = await beat(bindings.DB, started);
  const home = await bringHome(platform, started).catch((error) => report("spill.failed", error));
  await watchTroubles(platform, before, started).catch((error) => report("watch.failed", error));
  const told = await tellStudio(platform, Math.ceil(settings.SWEEP_SENDS * NOTICES_SHARE));
  const sent = await deliverDueLeads(platform, Math.max(1, settings.SWEEP_SENDS - told));
  await close(platform, started, { home, told, ...sent });
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
    receiveReleased(db, unsentKinds(settings), now),
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

function report(event: string, error: unknown): number {
  console.error(JSON.stringify({ event, detail: String(error).slice(0, 200) }));
  return 0;
}
