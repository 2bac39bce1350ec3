export type Backlog = {
  pending: number;
  /** Age of the oldest pending lead in ms; null without one. */
  oldestPendingMs: number | null;
  held: number;
  dead: number;
  received: number;
  unconfirmed: number;
};

const WAITING = "FROM leads WHERE status = 'pending' AND withdrawn IS NULL";

/** What waits for the outbox or for a human, as /healthz and operators count it; what a person called done waits no more. */
export async function countBacklog(db: D1Database, now = Date.now()): Promise<Backlog> {
  const row = await db
    .prepare(
      `SELECT (SELECT COUNT(*) ${WAITING}) AS pending,
              (SELECT ?1 - MIN(created) ${WAITING}) AS oldestPendingMs,
              (SELECT COUNT(*) FROM leads WHERE status = 'held' AND done IS NULL) AS held,
              (SELECT COUNT(*) FROM leads WHERE status = 'dead' AND done IS NULL) AS dead,
              (SELECT COUNT(*) FROM leads WHERE status = 'received') AS received,
              (SELECT COUNT(*) FROM leads WHERE status = 'unconfirmed' AND done IS NULL)
                AS unconfirmed`,
    )
    .bind(now)
    .first<Backlog>();
  if (!row) throw new Error("The store counted nothing");
  return row;
}
