import { retry, withTimeout } from "~/http/timing";
import {
  type ClaimedLead,
  type LeadKind,
  type LeadRow,
  type LeadStatus,
  logLead,
} from "~/outbox/lead.server";
import type { Settings } from "~/settings/settings.server";

const RECORD_MS = 5_000;

/** How long until a KV write is visible everywhere: https://developers.cloudflare.com/kv/concepts/how-kv-works/ */
const MARKER_VISIBLE_MS = 90_000;

const CLAIMED = `id, kind, reference, payload, fields, user_agent AS userAgent, lease, attempts,
  unknown_outcomes AS unknown, delivered`;
// A running attempt counts as unknown until its result is recorded, so a crash needs no cleanup.
const COUNT_ATTEMPT = "attempts = attempts + 1, unknown_outcomes = unknown_outcomes + 1";

// Wait until the delivery marker of an attempt with unknown result is visible, unless a person resends the lead.
const IS_DUE = `status = 'pending' AND withdrawn IS NULL AND due <= ?3
  AND (unknown_outcomes = 0 OR attempts = 0 OR updated <= ?3 - ${MARKER_VISIBLE_MS})
  AND kind NOT IN (SELECT value FROM json_each(?6))`;

export type Lease = { holder: string; now: number; until: number };

/** Lasts LEASE_MS, but always longer than one attempt and the time to record its result. */
export function createLease(settings: Settings): Lease {
  const now = Date.now();
  const leaseMs = Math.max(settings.LEASE_MS, settings.DELIVER_TIMEOUT_MS + RECORD_MS);
  return { holder: crypto.randomUUID(), now, until: now + leaseMs };
}

/** Claims due leads, half oldest and half newest first, so that neither starve behind the other. */
export async function claimDueLeads(
  db: D1Database,
  limit: number,
  { holder, now, until }: Lease,
  except: LeadKind[],
): Promise<ClaimedLead[]> {
  const newest = Math.floor(limit / 2);
  const { results } = await db
    .prepare(
      `UPDATE leads SET lease = ?1, due = ?2, ${COUNT_ATTEMPT}, updated = ?3
       WHERE id IN (
         SELECT id FROM (SELECT id FROM leads WHERE ${IS_DUE} ORDER BY due LIMIT ?4)
         UNION ALL
         SELECT id FROM (SELECT id FROM leads WHERE ${IS_DUE} ORDER BY due DESC LIMIT ?5))
       RETURNING ${CLAIMED}`,
    )
    .bind(holder, until, now, limit - newest, newest, JSON.stringify(except))
    .all<ClaimedLead>();
  return results;
}

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
          AND (leads.unknown_outcomes = 0 OR leads.updated <= ?14 - ${MARKER_VISIBLE_MS})))
  RETURNING ${CLAIMED}`;

// The CRM's form has no step to go back to: a second lead with its token is a separate lead.
const SUPERSEDE_OLDER = `
  UPDATE leads SET status = 'superseded', updated = ?3
  WHERE submission = ?1 AND id <> ?2 AND kind = ?5 AND kind <> 'crm'
    AND status IN ('pending', 'dead') AND lease IS NULL AND unknown_outcomes = 0
    AND lower(trim(fields ->> 'email')) = ?6
    AND EXISTS (SELECT 1 FROM leads WHERE id = ?2 AND lease = ?4)`;

export type InsertedLead = {
  status: LeadStatus;
  isWithdrawn: boolean;
  claimed: ClaimedLead | null;
};

/**
 * Inserts a lead with its lease, or claims the row of the same content unless it is finished, leased, or may
 * just have been delivered. Supersedes the person's older row of the submission if it was certainly not sent.
 */
export async function insertLead(
  db: D1Database,
  row: LeadRow,
  { holder, now, until }: Lease,
  others: D1PreparedStatement[] = [],
): Promise<InsertedLead> {
  const { id, submission, kind, reference, status, fields, payload, flags } = row;
  const sends = status === "pending";
  const lease = sends ? holder : null;
  const due = sends ? until : now;
  const content = [id, submission, kind, reference, status, fields, payload, flags];
  const [inserted, , state] = await db.batch<
    ClaimedLead & { status: LeadStatus; withdrawn: number | null }
  >([
    db
      .prepare(INSERT_OR_CLAIM)
      .bind(...content, row.userAgent, row.outcome, lease, due, sends ? 1 : 0, now),
    db.prepare(SUPERSEDE_OLDER).bind(submission, id, now, lease, kind, readEmail(fields)),
    db.prepare("SELECT status, withdrawn FROM leads WHERE id = ?1").bind(id),
    ...others,
  ]);
  const stored = state?.results[0];
  return {
    status: stored?.status ?? status,
    isWithdrawn: typeof stored?.withdrawn === "number",
    claimed: (sends && inserted?.results[0]) || null,
  };
}

function readEmail(json: string): string {
  const fields: { email?: string } = JSON.parse(json);
  return fields.email?.trim().toLowerCase() ?? "";
}

/** Needs no lease: an accepted lead is delivered, whoever sent it. */
export function setDelivered(db: D1Database, id: string, now: number): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE leads SET status = 'delivered', lease = NULL, last_error = NULL, updated = ?2,
         delivered = COALESCE(delivered, ?2), unknown_outcomes = MAX(0, unknown_outcomes - 1)
       WHERE id = ?1`,
    )
    .bind(id, now);
}

export function setReceived(db: D1Database, lead: ClaimedLead, now: number): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE leads SET status = 'received', lease = NULL, updated = ?3,
         attempts = attempts - 1, unknown_outcomes = unknown_outcomes - 1
       WHERE id = ?1 AND lease = ?2`,
    )
    .bind(lead.id, lead.lease, now);
}

/** This kind has no usable endpoint: nothing was sent, the lead is due again now. */
export function setWaiting(db: D1Database, lead: ClaimedLead, now: number): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE leads SET lease = NULL, due = ?3, updated = ?3,
         attempts = attempts - 1, unknown_outcomes = unknown_outcomes - 1
       WHERE id = ?1 AND lease = ?2`,
    )
    .bind(lead.id, lead.lease, now);
}

export function setUnconfirmed(
  db: D1Database,
  lead: ClaimedLead,
  error: string,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE leads SET status = 'unconfirmed', lease = NULL, due = ?3, last_error = ?4, updated = ?3
       WHERE id = ?1 AND lease = ?2 AND status = 'pending'`,
    )
    .bind(lead.id, lead.lease, now, error);
}

type Failure = { due: number | null; error: string; isUnknown: boolean; now: number };

/** Needs the lease, so that a former holder cannot undo what the next one records. `due` null is a dead letter. */
export function setFailed(
  db: D1Database,
  lead: ClaimedLead,
  { due, error, isUnknown, now }: Failure,
): D1PreparedStatement {
  const status = due === null ? "dead" : "pending";
  return db
    .prepare(
      `UPDATE leads SET status = ?3, lease = NULL, due = ?4, last_error = ?5, updated = ?6,
         unknown_outcomes = unknown_outcomes - ?7
       WHERE id = ?1 AND lease = ?2 AND status = 'pending'`,
    )
    .bind(lead.id, lead.lease, status, due ?? now, error, now, isUnknown ? 0 : 1);
}

/** Released leads of kinds without an endpoint become received, unless a person retried them since. */
export function receiveReleased(db: D1Database, kinds: LeadKind[], now: number) {
  return db
    .prepare(
      `UPDATE leads SET status = 'received', updated = ?2
       WHERE status = 'pending' AND attempts = 0 AND kind IN (SELECT value FROM json_each(?1))
         AND 'release' = (SELECT verb FROM lead_acts
           WHERE lead = leads.id AND verb IN ('release', 'retry') ORDER BY id DESC LIMIT 1)`,
    )
    .bind(JSON.stringify(kinds), now);
}

type NamedLead = Pick<LeadRow, "id" | "reference" | "kind">;

const RESULT_PAUSES = [200, 1_000, 3_000];
/** A visitor waits while a lead is stored: one retry, and a limit for both tries together. */
const INSERT_PAUSES = [0];
const INSERT_LIMIT_MS = 5_000;

/** Records results of attempts, with retries for some seconds; logs each lead when the store is down. */
export async function writeResults(
  leads: NamedLead[],
  write: () => Promise<unknown>,
): Promise<void> {
  try {
    await retry(write, RESULT_PAUSES);
  } catch (cause) {
    for (const lead of leads) logStoreFailed(lead, cause);
  }
}

/** Runs an idempotent insert, 5 seconds at most; null when the store does not take it. */
export async function writeLead<T>(lead: NamedLead, write: () => Promise<T>): Promise<T | null> {
  try {
    return await withTimeout(retry(write, INSERT_PAUSES), INSERT_LIMIT_MS, () => {
      throw new Error(`no answer within ${INSERT_LIMIT_MS} ms`);
    });
  } catch (cause) {
    logStoreFailed(lead, cause);
    return null;
  }
}

function logStoreFailed(lead: NamedLead, cause: unknown) {
  logLead("lead.store-failed", lead, { error: String(cause).slice(0, 200) });
}
