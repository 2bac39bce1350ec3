import { withdrawal } from "#content/withdrawal.yaml";
import { createFormToken } from "~/http/parse-post.server";
import { isWithdrawn, type SentProof } from "~/outbox/sent-proof.server";
import type { Platform } from "~/platform.server";

/** The withdrawal form for a visitor with proof of a sent form; `next` is the page to return to. */
export async function openWithdrawForm(platform: Platform, sent: SentProof, next: string) {
  if (await isWithdrawn(platform, sent))
    return { label: withdrawal.done, note: withdrawal.doneNote };
  const token = await createFormToken(
    platform.settings.SESSION_SECRET,
    Date.now(),
    sent.submission,
  );
  return { label: withdrawal.button, note: withdrawal.note, form: { token, next } };
}
