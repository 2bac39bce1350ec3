import { createCookie } from "react-router";
import * as z from "zod/mini";
import type { Platform } from "~/env.server";

const TTL_S = 60 * 60;

/** Proof that this browser sent a lead; names the row without holding anything that was typed. */
const sentLeadSchema = z.object({ submission: z.string(), reference: z.string() });
export type SentLead = z.infer<typeof sentLeadSchema>;

/** What a visitor may save of a lead: `created` in ms since 1970, `fields` as typed. */
export type LeadReceipt = { reference: string; created: number; fields: Record<string, string> };

/** The `Set-Cookie` value by which /thank-you knows this lead's sender, for an hour. */
export function issueReceipt(platform: Platform, lead: SentLead): Promise<string> {
  return receiptCookie(platform).serialize(lead);
}

/** The lead this browser sent last; null on a cold visit. */
export async function readReceipt(platform: Platform, request: Request): Promise<SentLead | null> {
  const stored = await receiptCookie(platform).parse(request.headers.get("Cookie"));
  return z.safeParse(sentLeadSchema, stored).data ?? null;
}

/** The lead this browser sent last, out of the store; null on a cold visit and when no row is left. */
export async function findReceipt(
  platform: Platform,
  request: Request,
): Promise<LeadReceipt | null> {
  const sent = await readReceipt(platform, request);
  if (!sent) return null;
  const row = await platform.bindings.DB.prepare(
    "SELECT reference, created, fields FROM leads WHERE submission = ?1 AND reference = ?2",
  )
    .bind(sent.submission, sent.reference)
    .first<{ reference: string; created: number; fields: string }>();
  return row && { ...row, fields: JSON.parse(row.fields) };
}

function receiptCookie({ settings, origin }: Platform) {
  return createCookie("receipt", {
    secrets: [settings.SESSION_SECRET],
    httpOnly: true,
    sameSite: "lax",
    secure: origin.startsWith("https:"),
    path: "/",
    maxAge: TTL_S,
  });
}
