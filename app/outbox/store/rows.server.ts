import type { ClaimedLead, LeadDraft, LeadKind, LeadStatus } from "~/outbox/lead.server";
import type { Claim } from "./claim.server";

/** What the store holds after a lead came in; `claimed` when this caller is the one to send it. */
export type StoredLead = { status: LeadStatus; claimed: ClaimedLead | null };

type Settlement = { due: number | null; error: string; isUnknown: boolean; now: number };

const CLAIMED = "id, kind, reference, payload, user_agent AS userAgent, lease, attempts";
// A running attempt counts as unknown until it settles: a crash needs no clean-up to be remembered.
const COUNT_ATTEMPT = "attempts = attempts + 1, unknown_outcomes = unknown_outcomes + 1";

const INSERT_OR_CLAIM = `
  INSERT INTO leads (id, submission, kind, reference, status, fields, payload, flags, user_agent,
    lease, due, attempts, unknown_outcomes, created, updated)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?12, ?13, ?13)
  ON CONFLICT (id) DO UPDATE
    SET status = 'pending', lease = excluded.lease, due = excluded.due, ${COUNT_ATTEMPT}, updated = ?13
    WHERE excluded.status = 'pending'
      AND leads.status IN ('pending', 'dead', 'held', 'superseded')
      AND (leads.lease IS NULL OR leads.due <= ?13 OR leads.lease = excluded.lease)
  RETURNING ${CLAIMED}`;

const SUPERSEDE_OLDER = `
  UPDATE leads SET status = 'superseded', updated = ?3
  WHERE submission = ?1 AND id <> ?2 AND kind = ?5 AND status IN ('pending', 'dead')
    AND lease IS NULL AND unknown_outcomes = 0
    AND EXISTS (SELECT 1 FROM leads WHERE id = ?2 AND lease = ?4)`;

/**
 * Stores a lead already claimed, in one round trip. The same content again is the same row: claimed
 * anew unless it is settled or somebody is sending it. Edited content supersedes an older row of the
 * submission that surely never left.
 */
export async function putLead(
  db: D1Database,
  draft: LeadDraft,
  { holder, now, until }: Claim,
): Promise<StoredLead> {
  const { id, submission, kind, reference, status, fields, payload, flags, userAgent } = draft;
  const sends = status === "pending";
  const lease = sends ? holder : null;
  const due = sends ? until : now;
  const row = [id, submission, kind, reference, status, fields, payload, flags, userAgent];
  const [put, , state] = await db.batch<ClaimedLead & { status: LeadStatus }>([
    db.prepare(INSERT_OR_CLAIM).bind(...row, lease, due, sends ? 1 : 0, now),
    db.prepare(SUPERSEDE_OLDER).bind(submission, id, now, lease, kind),
    db.prepare("SELECT status FROM leads WHERE id = ?1").bind(id),
  ]);
  return {
    status: state?.results[0]?.status ?? status,
    claimed: (sends && put?.results[0]) || null,
  };
}

/**
 * Claims the leads that are due, oldest first: those in backoff whose time has come and abandoned
 * ones, but none of the kinds in `waiting`.
 */
export async function claimDueLeads(
  db: D1Database,
  limit: number,
  claim: Claim,
  waiting: LeadKind[] = [],
) {
  const { results } = await db
    .prepare(
      `UPDATE leads SET lease = ?1, due = ?2, ${COUNT_ATTEMPT}, updated = ?3
       WHERE id IN (
         SELECT id FROM leads WHERE status = 'pending' AND due <= ?3
           AND kind NOT IN (SELECT value FROM json_each(?5)) ORDER BY due LIMIT ?4)
       RETURNING ${CLAIMED}`,
    )
    .bind(claim.holder, claim.until, claim.now, limit, JSON.stringify(waiting))
    .all<ClaimedLead>();
  return results;
}

/** Needs no lease: an acceptance is a fact whoever learns of it. */
export async function markDelivered(db: D1Database, id: string, now: number) {
  await db
    .prepare(
      `UPDATE leads SET status = 'delivered', lease = NULL, last_error = NULL, updated = ?2,
         delivered = COALESCE(delivered, ?2), unknown_outcomes = MAX(0, unknown_outcomes - 1)
       WHERE id = ?1`,
    )
    .bind(id, now)
    .run();
}

/** No endpoint for this kind: the lead stays in the inbox, nothing was sent. */
export async function markReceived(db: D1Database, lead: ClaimedLead, now: number) {
  await db
    .prepare(
      `UPDATE leads SET status = 'received', lease = NULL, updated = ?3,
         attempts = attempts - 1, unknown_outcomes = unknown_outcomes - 1
       WHERE id = ?1 AND lease = ?2`,
    )
    .bind(lead.id, lead.lease, now)
    .run();
}

/** Its endpoint is wrongly set: nothing was sent, and the lead is due as soon as that is put right. */
export async function markWaiting(db: D1Database, lead: ClaimedLead, now: number) {
  await db
    .prepare(
      `UPDATE leads SET lease = NULL, due = ?3, updated = ?3,
         attempts = attempts - 1, unknown_outcomes = unknown_outcomes - 1
       WHERE id = ?1 AND lease = ?2`,
    )
    .bind(lead.id, lead.lease, now)
    .run();
}

/** Needs the lease: who lost it may not undo what the next holder does. `due` null is a dead letter. */
export async function markFailed(
  db: D1Database,
  lead: ClaimedLead,
  { due, error, isUnknown, now }: Settlement,
) {
  await db
    .prepare(
      `UPDATE leads SET status = ?3, lease = NULL, due = ?4, last_error = ?5, updated = ?6,
         unknown_outcomes = unknown_outcomes - ?7
       WHERE id = ?1 AND lease = ?2 AND status = 'pending'`,
    )
    .bind(
      lead.id,
      lead.lease,
      due === null ? "dead" : "pending",
      due ?? now,
      error,
      now,
      isUnknown ? 0 : 1,
    )
    .run();
}
