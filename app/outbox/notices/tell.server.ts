import type { Platform } from "~/env.server";
import type { NoticeBody } from "./describe-notice.server";
import { sayDetails, sayNotice } from "./notice-words.server";
import { formats } from "./webhook-formats.server";

/** Tells a notice by mail. Throws when the mail is not taken. */
export async function mailNotice({ settings, bindings }: Platform, notice: NoticeBody) {
  const { NOTIFY_TO, NOTIFY_FROM } = settings;
  if (!NOTIFY_FROM || !bindings.EMAIL) throw new Error("mail is off");
  const subject = sayNotice(notice);
  const replyTo = readReplyTo(notice);
  await bindings.EMAIL.send({
    from: NOTIFY_FROM,
    to: NOTIFY_TO,
    subject,
    text: `${subject}\n\n${notice.url}${sayDetails(notice)}\n`,
    ...(replyTo && { replyTo }),
  });
}

/** Posts a notice to the webhook; its answer is read for the status alone. Throws without a 2xx. */
export async function postNotice({ settings }: Platform, id: string, notice: NoticeBody) {
  if (!settings.NOTIFY_URL) throw new Error("the webhook is off");
  const { headers, body } = formats[settings.NOTIFY_FORMAT](notice);
  const response = await fetch(settings.NOTIFY_URL, {
    method: "POST",
    headers: { ...headers, "idempotency-key": id },
    body,
    redirect: "manual",
    signal: AbortSignal.timeout(settings.DELIVER_TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`status ${response.status}`);
}

/** The visitor's address, where it may be told, and only when it is nothing but one. */
function readReplyTo({ details }: NoticeBody): string | undefined {
  const email = details?.email?.trim() ?? "";
  return /^[^\s\p{C}@<>",;:()[\]\\]+@[^\s\p{C}@<>",;:()[\]\\]+$/u.test(email) ? email : undefined;
}
