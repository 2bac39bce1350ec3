import type { ClaimedLead, LeadKind } from "~/outbox/lead.server";

/** How one attempt is written down: statements that are safe to repeat, alone or in a batch. */
export type Mark = D1PreparedStatement;

/** Needs no lease: an acceptance is a fact whoever learns of it. */
export function markDelivered(db: D1Database, id: string, now: number): Mark {
  return db
    .prepare(
      `UPDATE leads SET status = 'delivered', lease = NULL, last_error = NULL, updated = ?2,
         delivered = COALESCE(delivered, ?2), unknown_outcomes = MAX(0, unknown_outcomes - 1)
       WHERE id = ?1`,
    )
    .bind(id, now);
}

/** No endpoint for this kind: the lead stays in the inbox, nothing was sent. */
export function markReceived(db: D1Database, lead: ClaimedLead, now: number): Mark {
  return db
    .prepare(
      `UPDATE leads SET status = 'received', lease = NULL, updated = ?3,
         attempts = attempts - 1, unknown_outcomes = unknown_outcomes - 1
       WHERE id = ?1 AND lease = ?2`,
    )
    .bind(lead.id, lead.lease, now);
}

/** What was held and is released, of kinds without an endpoint: it has arrived, as any lead that comes then. */
export function receiveReleased(db: D1Database, kinds: LeadKind[], now: number): Mark {
  return db
    .prepare(
      `UPDATE leads SET status = 'received', updated = ?2
       WHERE status = 'pending' AND attempts = 0 AND kind IN (SELECT value FROM json_each(?1))
         AND 'release' = (SELECT verb FROM lead_acts
           WHERE lead = leads.id AND verb IN ('release', 'retry') ORDER BY id DESC LIMIT 1)`,
    )
    .bind(JSON.stringify(kinds), now);
}

/** Nothing was sent: its endpoint is wrongly set, or nobody knows whether it left before. Due again at `due`. */
export function markWaiting(db: D1Database, lead: ClaimedLead, now: number, due = now): Mark {
  return db
    .prepare(
      `UPDATE leads SET lease = NULL, due = ?4, updated = ?3,
         attempts = attempts - 1, unknown_outcomes = unknown_outcomes - 1
       WHERE id = ?1 AND lease = ?2`,
    )
    .bind(lead.id, lead.lease, now, due);
}

/** An answer that proves nothing: the lead may have arrived, so only a person sends it again. */
export function markUnconfirmed(
  db: D1Database,
  lead: ClaimedLead,
  error: string,
  now: number,
): Mark {
  return db
    .prepare(
      `UPDATE leads SET status = 'unconfirmed', lease = NULL, due = ?3, last_error = ?4, updated = ?3
       WHERE id = ?1 AND lease = ?2 AND status = 'pending'`,
    )
    .bind(lead.id, lead.lease, now, error);
}

type Failed = { due: number | null; error: string; isUnknown: boolean; now: number };

/** Needs the lease: who lost it may not undo what the next holder does. `due` null is a dead letter. */
export function markFailed(
  db: D1Database,
  lead: ClaimedLead,
  { due, error, isUnknown, now }: Failed,
): Mark {
  const status = due === null ? "dead" : "pending";
  return db
    .prepare(
      `UPDATE leads SET status = ?3, lease = NULL, due = ?4, last_error = ?5, updated = ?6,
         unknown_outcomes = unknown_outcomes - ?7
       WHERE id = ?1 AND lease = ?2 AND status = 'pending'`,
    )
    .bind(lead.id, lead.lease, status, due ?? now, error, now, isUnknown ? 0 : 1);
}
