import { createCookie } from "react-router";
import * as z from "zod/mini";
import type { Platform } from "~/env.server";

const TTL_S = 60 * 60;

/** Proof that an inquiry was sent from this browser: what the thank-you screen may say about it. */
const receiptSchema = z.object({ id: z.string(), reference: z.string() });
export type SentReceipt = z.infer<typeof receiptSchema>;

/** The `Set-Cookie` value that lets the thank-you screen of this submission be shown, for an hour. */
export function issueReceipt(platform: Platform, receipt: SentReceipt): Promise<string> {
  return receiptCookie(platform).serialize(receipt);
}

/** The receipt of a submission; null when this browser did not send it. */
export async function readReceipt(platform: Platform, request: Request, id: string | undefined) {
  const stored = await receiptCookie(platform).parse(request.headers.get("Cookie"));
  const receipt = z.safeParse(receiptSchema, stored);
  return receipt.success && receipt.data.id === id ? receipt.data : null;
}

function receiptCookie({ settings, origin }: Platform) {
  return createCookie("sent", {
    secrets: [settings.SESSION_SECRET],
    httpOnly: true,
    sameSite: "lax",
    secure: origin.startsWith("https:"),
    path: "/",
    maxAge: TTL_S,
  });
}
