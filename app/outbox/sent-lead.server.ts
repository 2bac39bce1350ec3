import type { Platform } from "~/env.server";
import type { LeadStatus } from "./lead.server";
import { outcomeOf, type StoredOutcome } from "./lead-outcome.server";
import type { SentProof } from "./sent-proof.server";

/**
 * What became of a lead that was sent, out of its row; `queued` while only the second store has it or the
 * first does not answer, because a proof is given for nothing that is not stored.
 */
export async function findSentLead(
  { bindings }: Pick<Platform, "bindings">,
  { submission, reference }: SentProof,
): Promise<StoredOutcome> {
  try {
    const row = await bindings.DB.prepare(
      `SELECT status, lease IS NOT NULL AND due > ?3 AS isLeased FROM leads
       WHERE submission = ?1 AND reference = ?2`,
    )
      .bind(submission, reference, Date.now())
      .first<{ status: LeadStatus; isLeased: number }>();
    if (row?.status === "pending" && row.isLeased) return "underway";
    return row ? outcomeOf(row.status) : "queued";
  } catch (error) {
    console.error(JSON.stringify({ event: "booked.unknown", detail: String(error) }));
    return "queued";
  }
}
