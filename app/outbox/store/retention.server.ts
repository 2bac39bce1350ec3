import { CAP_WINDOW_MS } from "./caps.server";

const DAY_MS = 24 * 60 * 60 * 1000;
const RECORDS_MS = 30 * DAY_MS;

/**
 * Deletes leads that an endpoint accepted, and superseded ones, RETENTION_DAYS after the last change; at
 * least a day, the lifetime of a form token, because the row is what makes a second submit harmless.
 */
export function purgeLeads(db: D1Database, retentionDays: number, now: number) {
  return db
    .prepare(
      "DELETE FROM leads WHERE status IN ('delivered', 'superseded') AND updated < ?1 RETURNING 1",
    )
    .bind(now - Math.max(1, retentionDays) * DAY_MS);
}

/** Deletes what the outbox wrote about itself: counts of the caps after a day, sweeps and notices after thirty. */
export function purgeRecords(db: D1Database, now: number): D1PreparedStatement[] {
  return [
    db.prepare("DELETE FROM submits WHERE at < ?1").bind(now - CAP_WINDOW_MS),
    db.prepare("DELETE FROM sweeps WHERE at < ?1").bind(now - RECORDS_MS),
    db
      .prepare("DELETE FROM notices WHERE status <> 'pending' AND updated < ?1")
      .bind(now - RECORDS_MS),
  ];
}
