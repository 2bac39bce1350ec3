import type { Platform } from "~/env.server";
import type { LeadKind } from "./lead.server";
import { logLead } from "./lead-log.server";
import { noteLead } from "./notices/note.server";
import type { SentProof } from "./sent-proof.server";

/**
 * Takes a lead back for its visitor: from now on it is not sent, and the studio sees that; nothing is
 * deleted. False when the store has no such lead; true however often it is asked. Throws when it is down.
 */
export async function withdrawLead(
  platform: Platform,
  { submission, reference }: SentProof,
  now = Date.now(),
): Promise<boolean> {
  const db = platform.bindings.DB;
  const [withdrawn, known] = await db.batch<{ id: string; kind: LeadKind }>([
    db
      .prepare(
        `UPDATE leads SET withdrawn = ?3, updated = ?3
         WHERE submission = ?1 AND reference = ?2 AND withdrawn IS NULL RETURNING id, kind`,
      )
      .bind(submission, reference, now),
    db
      .prepare("SELECT id, kind FROM leads WHERE submission = ?1 AND reference = ?2")
      .bind(submission, reference),
  ]);
  for (const { id, kind } of withdrawn?.results ?? []) {
    logLead("lead.withdrawn", { id, kind, reference });
    const notices = noteLead(platform, "lead.withdrawn", id, now);
    if (notices.length > 0) await db.batch(notices);
  }
  return (known?.results.length ?? 0) > 0;
}
