import { notifications as texts } from "#content/studio/notifications.yaml";
import { countBytes, cutText } from "~/http/cut-text";
import type { Settings } from "~/settings/settings.server";
import { type NotificationBody, writeDetails, writeSummary } from "./message.server";

const DISCORD_LENGTH = 2_000;
/** Of Slack, whose own limit is 40,000 characters, and of ntfy, whose own is 4,096 bytes. */
const TEXT_LENGTH = 4_000;
/** Of text in a card: Teams takes 28 KB with everything around it, counted as UTF-8 or as UTF-16. */
const CARD_BYTES = 24_000;

type WebhookRequest = { body: string; headers?: Record<string, string> };

/** Writes a notification for each kind of webhook; what visitors entered is never markup there. */
export const webhookFormats: Record<
  Settings["NOTIFY_FORMAT"],
  (notification: NotificationBody) => WebhookRequest
> = {
  json: (notification) => ({ body: JSON.stringify(notification) }),

  // https://docs.slack.dev/messaging/formatting-message-text/#escaping
  slack: (notification) => {
    const text = cutText(writeText(notification), TEXT_LENGTH, (part) => escapeSlack(part).length);
    const message = { text: `${escapeSlack(text)}\n${notification.url}`, mrkdwn: false };
    return { body: JSON.stringify(message) };
  },

  discord: (notification) => {
    const limit = DISCORD_LENGTH - notification.url.length - 1;
    const text = cutText(writeText(notification), limit, (part) => escapeDiscord(part).length);
    const message = {
      content: `${escapeDiscord(text)}\n${notification.url}`,
      allowed_mentions: { parse: [] },
    };
    return { body: JSON.stringify(message) };
  },

  // Without its Markdown header ntfy shows plain text; headers contain nothing entered.
  ntfy: (notification) => ({
    headers: {
      "content-type": "text/plain;charset=UTF-8",
      title: notification.event,
      click: notification.url,
    },
    body: cutText(writeText(notification), TEXT_LENGTH, countBytes),
  }),

  teams: (notification) => ({
    // Without the charset Teams counts two bytes for each character.
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify({
      type: "message",
      attachments: [
        {
          contentType: "application/vnd.microsoft.card.adaptive",
          content: writeCard(notification),
        },
      ],
    }),
  }),
};

/** Text runs, unlike text blocks, show Markdown as it was typed. */
function writeCard(notification: NotificationBody) {
  const lines = cutText(writeText(notification), CARD_BYTES, countCardBytes).split("\n");
  return {
    $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
    type: "AdaptiveCard",
    version: "1.4",
    body: lines.filter(Boolean).map(writeLine),
    actions: [{ type: "Action.OpenUrl", title: texts.openButton, url: notification.url }],
  };
}

function writeLine(text: string) {
  return { type: "RichTextBlock", inlines: [{ type: "TextRun", text }] };
}

/** What a piece of text takes in the card's JSON, each line of it as an element. */
function countCardBytes(text: string): number {
  const [first = "", ...lines] = text.split("\n");
  const elements = lines.map((line) => JSON.stringify(writeLine(line))).join();
  const written = JSON.stringify(first).slice(1, -1) + elements;
  return Math.max(countBytes(written), 2 * written.length);
}

function writeText(notification: NotificationBody): string {
  return writeSummary(notification) + writeDetails(notification);
}

function escapeSlack(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function escapeDiscord(text: string): string {
  return text.replace(/[\\*_~`|>#[\]()<:@-]/g, "\\$&");
}
