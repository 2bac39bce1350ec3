const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes leads that an endpoint accepted, and superseded ones, RETENTION_DAYS after the last change;
 * at least a day, the lifetime of a form token, because the row is what makes a second submit harmless.
 */
export async function purgeLeads(db: D1Database, retentionDays: number): Promise<number> {
  const before = Date.now() - Math.max(1, retentionDays) * DAY_MS;
  const { results } = await db
    .prepare(
      "DELETE FROM leads WHERE status IN ('delivered', 'superseded') AND updated < ?1 RETURNING 1",
    )
    .bind(before)
    .all();
  // `meta.changes` would count the history that goes with them.
  return results.length;
}
