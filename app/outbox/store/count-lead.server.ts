import type { Platform } from "~/env.server";
import type { SentProof } from "~/outbox/sent-proof.server";

// One statement, so that of two answers at once only one is the first.
const COUNT = `
  UPDATE leads SET counted = ?3
  WHERE submission = ?1 AND reference = ?2 AND status <> 'held'
    AND NOT EXISTS (SELECT 1 FROM leads WHERE submission = ?1 AND counted IS NOT NULL)
  RETURNING id`;

/**
 * Whether a lead that was sent is to be counted as a conversion: true once for a submission, however
 * often it is posted, edited or delivered, and never for a held one. Throws when the store is down.
 */
export async function countLeadOnce(
  { bindings }: Pick<Platform, "bindings">,
  { submission, reference }: SentProof,
): Promise<boolean> {
  const counted = bindings.DB.prepare(COUNT).bind(submission, reference, Date.now());
  return (await counted.all()).results.length > 0;
}
