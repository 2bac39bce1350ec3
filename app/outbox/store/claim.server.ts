import type { Settings } from "~/env.server";
import type { ClaimedLead, LeadKind } from "~/outbox/lead.server";

const SETTLE_MS = 5_000;

/** A tombstone is seen everywhere only so long after it was written: https://developers.cloudflare.com/kv/concepts/how-kv-works/ */
export const REST_MS = 90_000;

export const CLAIMED = `id, kind, reference, payload, fields, user_agent AS userAgent, lease, attempts,
  unknown_outcomes AS unknown, delivered`;
// A running attempt counts as unknown until it settles: a crash needs no clean-up to be remembered.
export const COUNT_ATTEMPT = "attempts = attempts + 1, unknown_outcomes = unknown_outcomes + 1";

// A lead that may have arrived unseen rests until its tombstone would show, unless a person sends it again.
const IS_DUE = `status = 'pending' AND withdrawn IS NULL AND due <= ?3
  AND (unknown_outcomes = 0 OR attempts = 0 OR updated <= ?3 - ${REST_MS})
  AND kind NOT IN (SELECT value FROM json_each(?6))`;

/** A lease in the making: nobody else sends the lead before `until` (ms since 1970). */
export type Claim = { holder: string; now: number; until: number };

/** Lasts LEASE_MS, but always longer than one attempt and the time to write down how it ended. */
export function openClaim(settings: Settings): Claim {
  const now = Date.now();
  const leaseMs = Math.max(settings.LEASE_MS, settings.DELIVER_TIMEOUT_MS + SETTLE_MS);
  return { holder: crypto.randomUUID(), now, until: now + leaseMs };
}

/**
 * Claims leads that are due, in backoff or abandoned, but none of the kinds in `except`: half of them
 * those that wait longest, half those that became due last, so that neither starve behind the other.
 */
export async function claimDueLeads(
  db: D1Database,
  limit: number,
  { holder, now, until }: Claim,
  except: LeadKind[] = [],
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
