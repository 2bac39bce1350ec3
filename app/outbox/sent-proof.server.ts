// The cookie of a sent form, and what it allows: receipt and status; except of a booking, withdrawal and one conversion.

import * as z from "zod";
import { signedCookie } from "~/http/crypto.server";
import { withTimeout } from "~/http/timing";
import type { Platform } from "~/platform.server";
import { KINDS, type Kind, kindNames, type StoredKind } from "./kinds";
import { type DeliveryStatus, type LeadStatus, logLead, toDeliveryStatus } from "./lead.server";
import { queueNotification } from "./notifications/notification.server";
import { prepare, readRows, sql } from "./sql";
import { bySubmission } from "./store/leads.server";

export const SENT_PROOF_S = 60 * 60;

/** Proof that this browser sent a lead; names the row, and holds nothing entered. */
const sentProofSchema = z.object({
  submission: z.string(),
  reference: z.string(),
  form: z.string().optional(),
});
export type SentProof = z.infer<typeof sentProofSchema>;

/** The `Set-Cookie` value by which the thank-you page knows the sender for an hour. */
export function issueSentProof(platform: Platform, kind: Kind, proof: SentProof) {
  return proofCookie(platform, kind).serialize(proof);
}

export async function readSentProof(platform: Platform, kind: Kind, request: Request) {
  const stored = await proofCookie(platform, kind).parse(request.headers.get("Cookie"));
  return z.safeParse(sentProofSchema, stored).data ?? null;
}

/** A proof that this browser has of what its visitor may withdraw, and the receipt that it opens. */
export async function findProof(
  platform: Platform,
  request: Request,
  isWanted: (proof: SentProof) => boolean = () => true,
) {
  for (const kind of kindNames.filter((name) => KINDS[name].mayWithdraw).toReversed()) {
    const proof = await readSentProof(platform, kind, request);
    if (proof && isWanted(proof)) return { ...proof, receipt: KINDS[kind].receipt };
  }
  return null;
}

/** The last lead of this kind that this browser sent; null if it came from another page's form. */
export async function findLastSent(platform: Platform, kind: Kind, request: Request) {
  const sent = await readSentProof(platform, kind, request);
  if (!sent || (sent.form && sent.form !== new URL(request.url).pathname)) return null;
  return { reference: sent.reference, receipt: KINDS[kind].receipt };
}

/** The newest lead of a submission, whoever asks; null also when D1 does not answer. */
export async function findNewestVersion({ bindings }: Platform, submission: string) {
  try {
    const [newest] = await readRows<{ withdrawn: number | null }>(bindings.DB)`
      SELECT withdrawn FROM leads WHERE ${bySubmission(submission)} ORDER BY created DESC LIMIT 1`;
    return newest ?? null;
  } catch {
    return null;
  }
}

function proofCookie(platform: Platform, kind: Kind) {
  return signedCookie(platform, KINDS[kind].proofCookie, { maxAge: SENT_PROOF_S });
}

const bySent = ({ submission, reference }: SentProof) =>
  sql`${bySubmission(submission)} AND reference = ${reference}`;

export async function findReceipt(platform: Platform, kind: Kind, request: Request) {
  const sent = await readSentProof(platform, kind, request);
  if (!sent) return null;
  type Row = { kind: StoredKind; reference: string; created: number; fields: string };
  const [row] = await readRows<Row>(platform.bindings.DB)`
    SELECT kind, reference, created, fields FROM leads WHERE ${bySent(sent)}`;
  if (!row) return null;
  const fields: Record<string, string> = JSON.parse(row.fields);
  return { ...row, fields };
}

/** `queued` also without a row or an answer of D1: whoever has a proof has sent something. */
export async function findSentStatus(
  { bindings }: Platform,
  sent: SentProof,
): Promise<DeliveryStatus> {
  try {
    const [row] = await readRows<{ status: LeadStatus; isLeased: number }>(bindings.DB)`
      SELECT status, lease IS NOT NULL AND due > ${Date.now()} AS isLeased FROM leads
      WHERE ${bySent(sent)}`;
    if (row?.status === "pending" && row.isLeased) return "underway";
    return row ? toDeliveryStatus(row.status) : "queued";
  } catch (error) {
    console.error(JSON.stringify({ event: "booked.unknown", detail: String(error) }));
    return "queued";
  }
}

/** True once for a submission, never for a held lead. Throws when the store is down. */
export async function countConversionOnce({ bindings }: Platform, sent: SentProof) {
  // One statement, so that of two simultaneous responses only one is the first.
  const counted = await readRows(bindings.DB)`
    UPDATE leads SET counted = ${Date.now()}
    WHERE ${bySent(sent)} AND status <> 'held' AND NOT EXISTS (
      SELECT 1 FROM leads WHERE ${bySubmission(sent.submission)} AND counted IS NOT NULL)
    RETURNING id`;
  return counted.length > 0;
}

const READ_LIMIT_MS = 1_000;

export async function withdrawProvenLead(
  platform: Platform,
  request: Request,
  submission: string | undefined,
): Promise<"withdrawn" | "unproven" | "down"> {
  const proof = await findProof(platform, request, (sent) => sent.submission === submission);
  if (!proof) return "unproven";
  return (await falseOnError(() => withdrawLead(platform, proof))) ? "withdrawn" : "down";
}

/** Idempotent, deletes nothing; false without such a lead. Throws when the store is down. */
export async function withdrawLead(platform: Platform, sent: SentProof): Promise<boolean> {
  const db = platform.bindings.DB;
  const now = Date.now();
  const known = await readRows<{ id: string }>(db)`SELECT id FROM leads WHERE ${bySent(sent)}`;
  const [withdrawn] = await db.batch<{ id: string; kind: StoredKind }>([
    prepare(db)`
      UPDATE leads SET withdrawn = ${now}, updated = ${now}
      WHERE ${bySent(sent)} AND withdrawn IS NULL RETURNING id, kind`,
    ...known.flatMap(({ id: lead }) =>
      queueNotification(platform, { event: "lead.withdrawn", lead, now }),
    ),
  ]);
  for (const { id, kind } of withdrawn?.results ?? [])
    logLead("lead.withdrawn", { id, kind, reference: sent.reference });
  return known.length > 0;
}

export function isWithdrawn({ bindings }: Platform, sent: SentProof): Promise<boolean> {
  return falseOnError(async () => {
    const found = readRows(bindings.DB)`
      SELECT 1 FROM leads WHERE ${bySent(sent)} AND withdrawn IS NOT NULL`;
    return (await withTimeout(found, READ_LIMIT_MS, () => [])).length > 0;
  });
}

async function falseOnError(query: () => Promise<boolean>): Promise<boolean> {
  try {
    return await query();
  } catch (error) {
    console.error(JSON.stringify({ event: "lead.unknown", detail: String(error) }));
    return false;
  }
}
