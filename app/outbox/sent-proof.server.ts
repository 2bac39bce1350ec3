import * as z from "zod";
import type { Platform } from "~/env.server";
import { signedCookie } from "~/http/crypto.server";
import { type DeliveryStatus, type LeadStatus, toDeliveryStatus } from "./lead.server";

export const PROOF_S = 60 * 60;
/** Cookie names of the wizard's thank-you screen, the booking page, and the thank-you page of the lead forms. */
const COOKIES = { wizard: "sent", assessment: "booked", crm: "receipt" } as const;

export type ProvenKind = keyof typeof COOKIES;

/** Proof that this browser sent a lead; names the row, and holds nothing that the visitor entered. */
const sentProofSchema = z.object({ submission: z.string(), reference: z.string() });
export type SentProof = z.infer<typeof sentProofSchema>;

type Receipt = { reference: string; created: number; fields: Record<string, string> };

/** The `Set-Cookie` value by which the thank-you page recognises the sender of this lead, for an hour. */
export function issueSentProof(
  platform: Platform,
  kind: ProvenKind,
  proof: SentProof,
): Promise<string> {
  return proofCookie(platform, kind).serialize(proof);
}

export async function readSentProof(
  platform: Platform,
  kind: ProvenKind,
  request: Request,
): Promise<SentProof | null> {
  const stored = await proofCookie(platform, kind).parse(request.headers.get("Cookie"));
  return z.safeParse(sentProofSchema, stored).data ?? null;
}

/** The address of the visitor's copy of what was sent. */
export function receiptHref(kind: ProvenKind): string {
  return kind === "crm" ? "/thank-you/receipt" : `/thank-you/receipt?of=${kind}`;
}

/** What this browser sent last with a form of a kind; null without proof. */
export async function findLastSent(platform: Platform, kind: ProvenKind, request: Request) {
  const sent = await readSentProof(platform, kind, request);
  return sent && { reference: sent.reference, receipt: receiptHref(kind) };
}

/** Whether a submission is in the outbox, whoever asks; false when D1 does not answer. */
export async function isInOutbox(
  { bindings }: Pick<Platform, "bindings">,
  submission: string,
): Promise<boolean> {
  try {
    const query = bindings.DB.prepare("SELECT 1 FROM leads WHERE submission = ?1 LIMIT 1");
    return (await query.bind(submission).first()) !== null;
  } catch {
    return false;
  }
}

function proofCookie(platform: Platform, kind: ProvenKind) {
  return signedCookie(platform, COOKIES[kind], { maxAge: PROOF_S });
}

export async function findReceipt(
  platform: Platform,
  kind: ProvenKind,
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

/** `queued` also without a row or an answer of D1: a proof is issued only for what is stored. */
export async function findSentStatus(
  { bindings }: Pick<Platform, "bindings">,
  { submission, reference }: SentProof,
): Promise<Exclude<DeliveryStatus, "lost">> {
  try {
    const row = await bindings.DB.prepare(
      `SELECT status, lease IS NOT NULL AND due > ?3 AS isLeased FROM leads
       WHERE submission = ?1 AND reference = ?2`,
    )
      .bind(submission, reference, Date.now())
      .first<{ status: LeadStatus; isLeased: number }>();
    if (row?.status === "pending" && row.isLeased) return "underway";
    return row ? toDeliveryStatus(row.status) : "queued";
  } catch (error) {
    console.error(JSON.stringify({ event: "booked.unknown", detail: String(error) }));
    return "queued";
  }
}

// One statement, so that of two simultaneous responses only one is the first.
const COUNT = `
  UPDATE leads SET counted = ?3
  WHERE submission = ?1 AND reference = ?2 AND status <> 'held'
    AND NOT EXISTS (SELECT 1 FROM leads WHERE submission = ?1 AND counted IS NOT NULL)
  RETURNING id`;

/** True once for a submission, never for a held lead. Throws when the store is down. */
export async function countConversionOnce(
  { bindings }: Pick<Platform, "bindings">,
  { submission, reference }: SentProof,
): Promise<boolean> {
  const counted = bindings.DB.prepare(COUNT).bind(submission, reference, Date.now());
  return (await counted.all()).results.length > 0;
}
