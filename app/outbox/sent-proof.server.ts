import * as z from "zod";
import type { Platform } from "~/env.server";
import { signedCookie } from "~/http/crypto.server";

const TTL_S = 60 * 60;
/** The wizard's thank-you screen, the booking page and the thank-you page of the lead forms look for a cookie each. */
const COOKIES = { wizard: "sent", assessment: "booked", crm: "receipt" } as const;

/** Proof that this browser sent a lead; names the row without holding anything that was typed. */
const sentProofSchema = z.object({ submission: z.string(), reference: z.string() });
export type SentProof = z.infer<typeof sentProofSchema>;

/** The `Set-Cookie` value by which the thank-you page knows this lead's sender, for an hour. */
export function issueSentProof(
  platform: Platform,
  kind: keyof typeof COOKIES,
  proof: SentProof,
): Promise<string> {
  return proofCookie(platform, kind).serialize(proof);
}

/** The lead of this kind that the browser sent last; null on a cold visit. */
export async function readSentProof(
  platform: Platform,
  kind: keyof typeof COOKIES,
  request: Request,
): Promise<SentProof | null> {
  const stored = await proofCookie(platform, kind).parse(request.headers.get("Cookie"));
  return z.safeParse(sentProofSchema, stored).data ?? null;
}

function proofCookie(platform: Platform, kind: keyof typeof COOKIES) {
  return signedCookie(platform, COOKIES[kind], { maxAge: TTL_S });
}
