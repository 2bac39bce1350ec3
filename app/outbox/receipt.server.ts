import type { Platform } from "~/env.server";
import { readSentProof } from "./sent-proof.server";

/** The visitor's own copy of a lead: `created` in ms since 1970, `fields` as typed. */
type Receipt = { reference: string; created: number; fields: Record<string, string> };

/** The lead of this kind that the browser sent last, out of the store; null on a cold visit and without a row. */
export async function findReceipt(
  platform: Platform,
  kind: Parameters<typeof readSentProof>[1],
  request: Request,
): Promise<Receipt | null> {
  const sent = await readSentProof(platform, kind, request);
  if (!sent) return null;
  const row = await platform.bindings.DB.prepare(
    "SELECT reference, created, fields FROM leads WHERE submission = ?1 AND reference = ?2",
  )
    .bind(sent.submission, sent.reference)
    .first<{ reference: string; created: number; fields: string }>();
  return row && { ...row, fields: JSON.parse(row.fields) };
}
