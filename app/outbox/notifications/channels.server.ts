import type { Platform } from "~/env.server";
import type { Settings } from "~/settings/settings.server";
import { type NotificationBody, writeDetails, writeSubject } from "./message.server";

type WebhookRequest = { headers: Record<string, string>; body: string };

const DISCORD_LENGTH = 2_000;
const SLACK_LENGTH = 4_000;
const JSON_TYPE = { "content-type": "application/json" };

export async function sendMail({ settings, bindings }: Platform, notification: NotificationBody) {
  const { NOTIFY_TO, NOTIFY_FROM } = settings;
  if (!NOTIFY_FROM || !bindings.EMAIL) throw new Error("mail is off");
  const subject = writeSubject(notification);
  const replyTo = readReplyTo(notification);
  await bindings.EMAIL.send({
    from: NOTIFY_FROM,
    to: NOTIFY_TO,
    subject,
    text: `${subject}\n\n${notification.url}${writeDetails(notification)}\n`,
    ...(replyTo && { replyTo }),
  });
}

function readReplyTo({ details }: NotificationBody): string | undefined {
  const email = details?.email?.trim() ?? "";
  return /^[^\s\p{C}@<>",;:()[\]\\]+@[^\s\p{C}@<>",;:()[\]\\]+$/u.test(email) ? email : undefined;
}

/** Null when the webhook accepted it, otherwise its status as an error; throws when it does not answer. */
export async function postNotification(
  { settings }: Platform,
  id: string,
  notification: NotificationBody,
): Promise<string | null> {
  if (!settings.NOTIFY_URL) throw new Error("the webhook is off");
  const { headers, body } = webhookFormats[settings.NOTIFY_FORMAT](notification);
  const response = await fetch(settings.NOTIFY_URL, {
    method: "POST",
    headers: { ...headers, "idempotency-key": id },
    body,
    redirect: "manual",
    signal: AbortSignal.timeout(settings.DELIVER_TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.ok ? null : `status ${response.status}`;
}

/** Writes a notification for each kind of webhook; what visitors entered is never markup there. */
export const webhookFormats: Record<
  Settings["NOTIFY_FORMAT"],
  (notification: NotificationBody) => WebhookRequest
> = {
  json: (notification) => ({ headers: JSON_TYPE, body: JSON.stringify(notification) }),

  // https://docs.slack.dev/messaging/formatting-message-text/#escaping
  slack: (notification) => {
    const text = writeText(notification).slice(0, SLACK_LENGTH);
    const message = { text: `${escapeSlack(text)}\n${notification.url}`, mrkdwn: false };
    return { headers: JSON_TYPE, body: JSON.stringify(message) };
  },

  discord: (notification) => {
    const limit = DISCORD_LENGTH - notification.url.length - 1;
    const text = escapeDiscord(writeText(notification)).slice(0, limit);
    const message = { content: `${text}\n${notification.url}`, allowed_mentions: { parse: [] } };
    return { headers: JSON_TYPE, body: JSON.stringify(message) };
  },

  // Without its Markdown header ntfy shows plain text; the headers contain nothing that was entered.
  ntfy: (notification) => ({
    headers: {
      "content-type": "text/plain;charset=UTF-8",
      title: notification.event,
      click: notification.url,
    },
    body: writeText(notification).slice(0, SLACK_LENGTH),
  }),
};

function writeText(notification: NotificationBody): string {
  return writeSubject(notification) + writeDetails(notification);
}

function escapeSlack(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function escapeDiscord(text: string): string {
  return (
    text
      .replace(/[\\*_~`|>#[\]()<:@-]/g, "\\$&")
      // Discord makes links of addresses that visitors entered.
      .replace(/https?\\:/gi, (scheme) => scheme.replace("\\:", "\u200b\\:"))
  );
}
