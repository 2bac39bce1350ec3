import type { LeadStatus } from "~/outbox/lead.server";

const POLL_FROM_MS = 50;
const POLL_UP_TO_MS = 500;

/** Polls until the holder of a lead lets go of it, `limitMs` at most; the status it has then, or `underway`. */
export async function awaitSettlement(
  db: D1Database,
  id: string,
  limitMs: number,
): Promise<LeadStatus | "underway"> {
  const end = Date.now() + limitMs;
  let pause = POLL_FROM_MS;
  while (Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const row = await readLease(db, id).catch(() => null);
    if (row && (row.status !== "pending" || row.lease === null)) return row.status;
    pause = Math.min(POLL_UP_TO_MS, pause * 2);
  }
  return "underway";
}

function readLease(db: D1Database, id: string) {
  return db
    .prepare("SELECT status, lease FROM leads WHERE id = ?1")
    .bind(id)
    .first<{ status: LeadStatus; lease: string | null }>();
}
