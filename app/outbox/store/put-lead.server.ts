import type { ClaimedLead, LeadDraft, LeadStatus } from "~/outbox/lead.server";
import { CLAIMED, type Claim, COUNT_ATTEMPT, REST_MS } from "./claim.server";

/** What the store holds after a lead came in; `claimed` when this caller is the one to send it. */
export type StoredLead = { status: LeadStatus; claimed: ClaimedLead | null };

const INSERT_OR_CLAIM = `
  INSERT INTO leads (id, submission, kind, reference, status, fields, payload, flags, user_agent,
    outcome, lease, due, attempts, unknown_outcomes, created, updated)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?13, ?14, ?14)
  ON CONFLICT (id) DO UPDATE
    SET status = 'pending', lease = excluded.lease, due = excluded.due, ${COUNT_ATTEMPT}, updated = ?14
    WHERE excluded.status = 'pending' AND leads.withdrawn IS NULL
      AND leads.status IN ('pending', 'dead', 'held', 'superseded')
      AND (leads.lease = excluded.lease
        OR ((leads.lease IS NULL OR leads.due <= ?14)
          AND (leads.unknown_outcomes = 0 OR leads.updated <= ?14 - ${REST_MS})))
  RETURNING ${CLAIMED}`;

// The CRM's form has no screen to come back to: another lead under its token is another lead.
const SUPERSEDE_OLDER = `
  UPDATE leads SET status = 'superseded', updated = ?3
  WHERE submission = ?1 AND id <> ?2 AND kind = ?5 AND kind <> 'crm'
    AND status IN ('pending', 'dead') AND lease IS NULL AND unknown_outcomes = 0
    AND lower(trim(fields ->> 'email')) = ?6
    AND EXISTS (SELECT 1 FROM leads WHERE id = ?2 AND lease = ?4)`;

/**
 * Stores a lead already claimed, in one round trip. The same content again is the same row: claimed
 * anew unless it is settled, somebody is sending it, or it may just have arrived unseen. Edited content
 * supersedes the same person's older row of the submission that surely never left. `together` is written
 * in the same transaction.
 */
export async function putLead(
  db: D1Database,
  draft: LeadDraft,
  { holder, now, until }: Claim,
  together: D1PreparedStatement[] = [],
): Promise<StoredLead> {
  const { id, submission, kind, reference, status, fields, payload, flags } = draft;
  const sends = status === "pending";
  const lease = sends ? holder : null;
  const due = sends ? until : now;
  const row = [id, submission, kind, reference, status, fields, payload, flags];
  const [put, , state] = await db.batch<ClaimedLead & { status: LeadStatus }>([
    db
      .prepare(INSERT_OR_CLAIM)
      .bind(...row, draft.userAgent, draft.outcome, lease, due, sends ? 1 : 0, now),
    db.prepare(SUPERSEDE_OLDER).bind(submission, id, now, lease, kind, readEmail(fields)),
    db.prepare("SELECT status FROM leads WHERE id = ?1").bind(id),
    ...together,
  ]);
  return {
    status: state?.results[0]?.status ?? status,
    claimed: (sends && put?.results[0]) || null,
  };
}

function readEmail(fields: string): string {
  const { email } = JSON.parse(fields) as { email?: string };
  return email?.trim().toLowerCase() ?? "";
}
