export type Backlog = {
  pending: number;
  /** Age of the oldest pending lead in ms; null without one. */
  oldestPendingMs: number | null;
  held: number;
  dead: number;
  received: number;
  unconfirmed: number;
};

/** What waits for the outbox or for a human, as /healthz and operators count it. */
export async function countBacklog(db: D1Database, now = Date.now()): Promise<Backlog> {
  const row = await db
    .prepare(
      `SELECT COUNT(*) FILTER (WHERE status = 'pending') AS pending,
              ?1 - MIN(created) FILTER (WHERE status = 'pending') AS oldestPendingMs,
              COUNT(*) FILTER (WHERE status = 'held') AS held,
              COUNT(*) FILTER (WHERE status = 'dead') AS dead,
              COUNT(*) FILTER (WHERE status = 'received') AS received,
              COUNT(*) FILTER (WHERE status = 'unconfirmed') AS unconfirmed
       FROM leads
       WHERE status IN ('pending', 'held', 'dead', 'received', 'unconfirmed')
         AND (withdrawn IS NULL OR status = 'received')`,
    )
    .bind(now)
    .first<Backlog>();
  return row ?? EMPTY;
}

const EMPTY: Backlog = {
  pending: 0,
  oldestPendingMs: null,
  held: 0,
  dead: 0,
  received: 0,
  unconfirmed: 0,
};
