import { failAfter, withRetries } from "~/http/timing";
import { toStoredEmail } from "~/outbox/admin/filter";
import { KINDS, rulesOf, type StoredKind, storedKinds } from "~/outbox/kinds";
import {
  type ClaimedLead,
  type LeadRow,
  type LeadStatus,
  logLead,
  type NamedLead,
  type NewLead,
} from "~/outbox/lead.server";
import { prepare, readRows, type Sql, sql } from "~/outbox/sql";
import { toSearchColumns } from "~/outbox/store/search-columns";
import type { Settings } from "~/settings/settings.server";

const RECORD_MS = 5_000;

/** The delivery marker is visible in KV by then: https://developers.cloudflare.com/kv/concepts/how-kv-works/ */
export const WAIT_AFTER_UNKNOWN_RESULT_MS = 90_000;

const CLAIMED = sql`id, kind, reference, payload, fields, user_agent AS userAgent, lease, attempts,
  unknown_outcomes AS unknownOutcomes,
  MAX(created, COALESCE((SELECT MAX(at) FROM lead_attempts
    WHERE lead = leads.id AND outcome = 'delivered'), 0)) AS ignoreMarkersUntil`;
// A running attempt counts as unknown until its result is recorded, so a crash needs no cleanup.
const COUNT_ATTEMPT = sql`attempts = attempts + 1, unknown_outcomes = unknown_outcomes + 1`;

export type Lease = { holder: string; now: number; until: number };

/** Lasts LEASE_MS, but always longer than one attempt and the time to record its result. */
export function createLease(settings: Settings): Lease {
  const now = Date.now();
  const leaseMs = Math.max(settings.LEASE_MS, settings.DELIVER_TIMEOUT_MS + RECORD_MS);
  return { holder: crypto.randomUUID(), now, until: now + leaseMs };
}

/** Half the oldest, half the newest, so that neither starves. While claimed, `due` is the lease's end. */
export function claimDueLeads(
  db: D1Database,
  limit: number,
  { holder, now, until }: Lease,
  except: StoredKind[],
): Promise<ClaimedLead[]> {
  const newest = Math.floor(limit / 2);
  // An attempt with unknown result waits for its delivery marker, unless a person queued the lead again (`attempts` 0).
  const mayBeSent = sql`(unknown_outcomes = 0 OR attempts = 0 OR updated <= ${now - WAIT_AFTER_UNKNOWN_RESULT_MS})`;
  const kinds = storedKinds.filter((kind) => !except.includes(kind));
  // Kind by kind, so that what waits of another kind is not read.
  const firstDue = (order: Sql, count: number) =>
    sql`SELECT id FROM (${kinds
      .map(
        (kind) => sql`SELECT * FROM (SELECT id, due FROM leads
          WHERE kind = ${kind} AND status = 'pending' AND withdrawn IS NULL AND due <= ${now} AND ${mayBeSent}
          ORDER BY ${order} LIMIT ${count})`,
      )
      .reduce((all, one) => sql`${all} UNION ALL ${one}`)}) ORDER BY ${order} LIMIT ${count}`;
  if (kinds.length === 0) return Promise.resolve([]);
  return readRows<ClaimedLead>(db)`
    UPDATE leads SET lease = ${holder}, due = ${until}, ${COUNT_ATTEMPT}, updated = ${now}
    WHERE id IN (
      SELECT * FROM (${firstDue(sql`due`, limit - newest)})
      UNION ALL
      SELECT * FROM (${firstDue(sql`due DESC`, newest)}))
    RETURNING ${CLAIMED}`;
}

/** The rows of a submission: their ids begin with it, so that the primary key finds them. */
export function bySubmission(submission: string | Sql): Sql {
  return sql`submission = ${submission} AND id > ${submission} || '.' AND id < ${submission} || '/'`;
}

/** A visitor waits while a lead is stored: one retry, and a limit for both tries together. */
const INSERT_PAUSES = [0];
const INSERT_LIMIT_MS = 5_000;

/**
 * Inserts a lead with its lease. If the row exists (same submission and fields), claims it, provided that it has to be
 * sent, nobody is sending it, and it cannot just have arrived. Supersedes the person's older row of the submission if
 * it was certainly not sent. `others`: statements for the same batch. Null unless it is known to be stored within 5 seconds.
 */
export async function insertOrClaimLead(
  db: D1Database,
  row: LeadRow,
  lease: Lease,
  others: D1PreparedStatement[] = [],
) {
  const insert = withRetries(() => insertOnce(db, row, lease, others), INSERT_PAUSES);
  try {
    return await failAfter(insert, INSERT_LIMIT_MS);
  } catch (cause) {
    logStoreFailed(row, cause);
    return null;
  }
}

async function insertOnce(
  db: D1Database,
  row: LeadRow,
  { holder, now, until }: Lease,
  others: D1PreparedStatement[],
) {
  const sends = row.status === "pending";
  const claim = sends
    ? { lease: holder, due: until, attempts: 1 }
    : { lease: null, due: now, attempts: 0 };
  // If the answer to an insert was lost, it is repeated with the same lease: it counts once.
  const added = sql`iif(leads.lease = excluded.lease, 0, excluded.attempts)`;
  const insert = insertLead(
    db,
    { ...row, ...claim, created: now, updated: now },
    sql`UPDATE
      SET status = excluded.status, lease = excluded.lease, due = excluded.due, updated = ${now},
        attempts = leads.attempts + ${added},
        unknown_outcomes = leads.unknown_outcomes + ${added}
      WHERE leads.withdrawn IS NULL AND leads.replaced_by IS NULL
        AND (leads.status = 'held' AND excluded.status = 'received'
          OR leads.status IN ('pending', 'dead', 'held', 'superseded') AND excluded.status = 'pending')
        AND (leads.lease = excluded.lease
          OR ((leads.lease IS NULL OR leads.due <= ${now})
            AND (leads.unknown_outcomes = 0 OR leads.updated <= ${now - WAIT_AFTER_UNKNOWN_RESULT_MS})))
      RETURNING ${CLAIMED}`,
  );
  const supersede = supersedeOlder(db, { ...row, updated: now }, sql`lease = ${claim.lease}`, now);
  // Of a version that the studio got before a newer one, its visitor sees success.
  const state = prepare(db)`
    SELECT iif(replaced_by IS NULL, status, 'received') AS status, withdrawn FROM leads WHERE id = ${row.id}`;
  type Result = ClaimedLead & { status: LeadStatus; withdrawn: number | null };
  const [inserted, , found] = await db.batch<Result>([insert, supersede, state, ...others]);
  const stored = found?.results[0];
  return {
    status: stored?.status ?? row.status,
    isWithdrawn: typeof stored?.withdrawn === "number",
    claimed: (sends && inserted?.results[0]) || null,
  };
}

/** Supersedes the person's other versions, stored up to `sentAt` and certainly not sent, if `isNew` (SQL). */
export function supersedeOlder(
  db: D1Database,
  row: LeadRow & { updated: number },
  isNew: Sql,
  sentAt: number,
): D1PreparedStatement {
  // With a plus SQLite uses no index for a column, and so that of the ids.
  return prepare(db)`
    UPDATE leads SET status = 'superseded', updated = ${row.updated}
    WHERE ${Number(rulesOf(row.kind)?.supersedes === true)} AND ${bySubmission(row.submission)} AND id <> ${row.id} AND +kind = ${row.kind}
      AND +status IN ('pending', 'dead') AND lease IS NULL AND unknown_outcomes = 0 AND +created <= ${sentAt}
      AND +email = (SELECT email FROM leads WHERE id = ${row.id} AND ${isNew})`;
}

export type LeadVersion = {
  id: string;
  reference: string;
  kind: StoredKind;
  status: LeadStatus;
  email: string | null;
  unknownOutcomes: number;
  withdrawn: number | null;
};

const MAX_VERSIONS = 50;

export function findVersions(db: D1Database, submission: string): Promise<LeadVersion[]> {
  return readRows<LeadVersion>(db)`
    SELECT id, reference, kind, status, email, unknown_outcomes AS unknownOutcomes, withdrawn FROM leads
    WHERE ${bySubmission(submission)} ORDER BY created DESC LIMIT ${MAX_VERSIONS}`;
}

const SENT = ["delivered", "received", "unconfirmed"];

/** Whether the studio may have this version, which the same person has edited and sends again. */
export function mayBeReplaced(version: LeadVersion, { kind, fields }: NewLead): boolean {
  const { email = "" } = fields;
  const isSamePerson =
    version.kind === KINDS[kind].stored && version.email === toStoredEmail(email);
  const mayBeSent = SENT.includes(version.status) || version.unknownOutcomes > 0;
  return KINDS[kind].supersedes && isSamePerson && mayBeSent && version.withdrawn === null;
}

/** After the insert of `row`: if it is new, supersedes the person's versions that the studio has. */
export function supersedeSent(db: D1Database, row: LeadRow, now: number): D1PreparedStatement {
  return prepare(db)`
    UPDATE leads SET status = 'superseded', replaced_by = ${row.reference}, updated = ${now}
    WHERE ${bySubmission(row.submission)} AND id <> ${row.id} AND kind = ${row.kind} AND withdrawn IS NULL
      AND lease IS NULL AND status IN (SELECT value FROM json_each(${JSON.stringify(SENT)}))
      AND email = (SELECT email FROM leads WHERE id = ${row.id} AND created = ${now} AND status <> 'held')`;
}

type StoredLead = LeadRow & {
  lease: string | null;
  due: number;
  attempts: number;
  created: number;
  updated: number;
};

/** `onConflict` is SQL: what happens to a row with the same id. */
export function insertLead(db: D1Database, row: StoredLead, onConflict: Sql): D1PreparedStatement {
  const { searched, source, offer } = toSearchColumns(row);
  return prepare(db)`
    INSERT INTO leads (id, submission, kind, reference, status, fields, payload, flags, user_agent,
      searched, source, offer, outcome, lease, due, attempts, unknown_outcomes, created, updated)
    VALUES (${row.id}, ${row.submission}, ${row.kind}, ${row.reference}, ${row.status}, ${row.fields},
      ${row.payload}, ${row.flags}, ${row.userAgent}, ${searched}, ${source}, ${offer}, ${row.outcome}, ${row.lease}, ${row.due},
      ${row.attempts}, ${row.attempts}, ${row.created}, ${row.updated})
    ON CONFLICT (id) DO ${onConflict}`;
}

/** Needs no lease: accepted means delivered, whoever sent it. A trigger fills lead_attempts. */
export function setDelivered(db: D1Database, id: string, now: number): D1PreparedStatement {
  return prepare(db)`
    UPDATE leads SET status = 'delivered', lease = NULL, last_error = NULL, updated = ${now},
      delivered = COALESCE(delivered, ${now}), unknown_outcomes = MAX(0, unknown_outcomes - 1)
    WHERE id = ${id}`;
}

export function setPayload(db: D1Database, { id, lease, payload }: ClaimedLead) {
  return prepare(db)`UPDATE leads SET payload = ${payload} WHERE id = ${id} AND lease = ${lease}`;
}

/** Nothing was sent: the claim is given back. A lead that stays pending is due again now. */
export function setUnsent(
  db: D1Database,
  { id, lease }: ClaimedLead,
  status: "pending" | "received",
  now: number,
): D1PreparedStatement {
  return prepare(db)`
    UPDATE leads SET status = ${status}, lease = NULL, due = ${now}, updated = ${now},
      attempts = attempts - 1, unknown_outcomes = unknown_outcomes - 1
    WHERE id = ${id} AND lease = ${lease}`;
}

type Failure = {
  status: "pending" | "dead" | "unconfirmed";
  due: number;
  error: string;
  isUnknown: boolean;
  now: number;
};

/** Needs the lease, so that a former holder cannot undo what the next one records. */
export function setFailed(
  db: D1Database,
  { id, lease }: ClaimedLead,
  { status, due, error, isUnknown, now }: Failure,
): D1PreparedStatement {
  return prepare(db)`
    UPDATE leads SET status = ${status}, lease = NULL, due = ${due}, last_error = ${error},
      updated = ${now}, unknown_outcomes = unknown_outcomes - ${isUnknown ? 0 : 1}
    WHERE id = ${id} AND lease = ${lease} AND status = 'pending'`;
}

/** After `setFailed` in the same batch: its attempt does not count towards MAX_ATTEMPTS. */
export function uncountAttempt(db: D1Database, { id, attempts }: ClaimedLead, now: number) {
  return prepare(db)`
    UPDATE leads SET attempts = attempts - 1
    WHERE id = ${id} AND status = 'pending' AND lease IS NULL AND updated = ${now}
      AND attempts = ${attempts}`;
}

/** Released leads without an endpoint become received, unless sent again since. */
export function markReleasedAsReceived(db: D1Database, kinds: StoredKind[], now: number) {
  return prepare(db)`
    UPDATE leads SET status = 'received', updated = ${now}
    WHERE status = 'pending' AND requeued IS NOT NULL AND attempts = 0
      AND kind IN (SELECT value FROM json_each(${JSON.stringify(kinds)}))
      AND 'release' = (SELECT verb FROM lead_acts
        WHERE lead = leads.id AND verb IN ('release', 'retry', 'resend') ORDER BY id DESC LIMIT 1)`;
}

const RESULT_PAUSES = [200, 1_000, 3_000];

/** Retries for some seconds; logs each lead when the store is down. */
export async function writeResults(leads: NamedLead[], write: () => Promise<unknown>) {
  try {
    await withRetries(write, RESULT_PAUSES);
  } catch (cause) {
    for (const lead of leads) logStoreFailed(lead, cause);
  }
}

export function logStoreFailed(lead: NamedLead, cause: unknown) {
  logLead("lead.store-failed", lead, { error: String(cause).slice(0, 200) });
}
