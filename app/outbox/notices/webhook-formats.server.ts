import type { Settings } from "~/env.server";
import type { NoticeBody } from "./describe-notice.server";
import { sayDetails, sayNotice } from "./notice-words.server";

type Message = { headers: Record<string, string>; body: string };

const DISCORD_LENGTH = 2_000;
const SLACK_LENGTH = 4_000;
const JSON_TYPE = { "content-type": "application/json" };

/** Writes a notice as each kind of webhook wants it; nothing that was typed can be markup there. */
export const formats: Record<Settings["NOTIFY_FORMAT"], (notice: NoticeBody) => Message> = {
  json: (notice) => ({ headers: JSON_TYPE, body: JSON.stringify(notice) }),

  // https://docs.slack.dev/messaging/formatting-message-text/#escaping
  slack: (notice) => {
    const text = (sayNotice(notice) + sayDetails(notice)).slice(0, SLACK_LENGTH);
    const message = { text: `${escapeSlack(text)}\n${notice.url}`, mrkdwn: false };
    return { headers: JSON_TYPE, body: JSON.stringify(message) };
  },

  discord: (notice) => {
    const room = DISCORD_LENGTH - notice.url.length - 1;
    const text = escapeDiscord(sayNotice(notice) + sayDetails(notice)).slice(0, room);
    const message = { content: `${text}\n${notice.url}`, allowed_mentions: { parse: [] } };
    return { headers: JSON_TYPE, body: JSON.stringify(message) };
  },

  // Without its Markdown header ntfy shows plain text; headers hold nothing that was typed.
  ntfy: (notice) => ({
    headers: {
      "content-type": "text/plain;charset=UTF-8",
      title: notice.event,
      click: notice.url,
    },
    body: `${sayNotice(notice)}${sayDetails(notice)}`.slice(0, SLACK_LENGTH),
  }),
};

function escapeSlack(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function escapeDiscord(text: string): string {
  return (
    text
      .replace(/[\\*_~`|>#[\]()<:@-]/g, "\\$&")
      // An address that was typed is no link.
      .replace(/https?\\:/gi, (scheme) => scheme.replace("\\:", "\u200b\\:"))
  );
}
