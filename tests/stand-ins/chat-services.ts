import type { Settings } from "../../app/settings/settings.server.ts";
import { jsonError, parseJson, type Received } from "./http-server.ts";

type Refuse = (received: Received) => string | undefined;

/** What each service refuses, under `/notices/<service>/`; of sizes the limit that it documents. */
export const chatServices: Record<Settings["NOTIFY_FORMAT"], Refuse> = {
  json: ({ body }) => (parseJson(body) === null ? "not JSON" : undefined),
  slack: ({ body }) => {
    const { text } = Object(parseJson(body)) as { text?: unknown };
    if (typeof text !== "string" || text === "") return "no_text";
    return text.length > 40_000 ? "msg_too_long" : undefined;
  },
  discord: ({ body }) => {
    const { content } = Object(parseJson(body)) as { content?: unknown };
    if (typeof content !== "string" || content === "") return "Cannot send an empty message";
    return content.length > 2_000 ? "Must be 2000 or fewer in length." : undefined;
  },
  ntfy: ({ body, headers }) => {
    if (Buffer.byteLength(body) > 4_096) return "message too large";
    return headers.markdown ? "Markdown was asked for" : undefined;
  },
  teams: refuseCard,
};

/** Undefined for a post that the service of its path takes, and for the monitor. */
export function refuseChatMessage(received: Received): Response | undefined {
  const [, kind, service = ""] = received.url.pathname.split("/");
  if (kind !== "notices") return;
  const refuse = Object.entries(chatServices).find(([name]) => name === service)?.[1];
  const refusal = refuse ? refuse(received) : `No such service: "${service}"`;
  return refusal === undefined ? undefined : jsonError(400, refusal);
}

const CARD_TYPE = "application/vnd.microsoft.card.adaptive";
const CARD_LIMIT = 28 * 1_024;

type Element = { type?: unknown; inlines?: Element[]; text?: unknown };
type Card = { type?: unknown; version?: unknown; body?: Element[]; actions?: Action[] };
type Action = { type?: unknown; title?: unknown; url?: unknown };

function refuseCard({ headers, body }: Received): string | undefined {
  const type = headers["content-type"] ?? "";
  if (!type.startsWith("application/json")) return "TriggerInputSchemaMismatch: not JSON";
  const isUtf8 = /charset=utf-8/i.test(type);
  const bytes = isUtf8 ? Buffer.byteLength(body) : Buffer.byteLength(body, "utf16le");
  if (bytes > CARD_LIMIT) return "RequestEntityTooLarge";
  const message = Object(parseJson(body)) as { type?: unknown; attachments?: unknown };
  if (message.type !== "message" || !Array.isArray(message.attachments))
    return "TriggerInputSchemaMismatch: no message with attachments";
  const [attachment] = message.attachments as { contentType?: unknown; content?: Card }[];
  if (attachment?.contentType !== CARD_TYPE) return "No adaptive card is attached";
  return refuseContent(attachment.content ?? {});
}

function refuseContent({ type, version, body = [], actions = [] }: Card): string | undefined {
  if (type !== "AdaptiveCard") return "The card has no type";
  if (!/^1\.[0-5]$/.test(String(version))) return "Teams shows cards up to version 1.5";
  if (body.length === 0 || !body.every(isText)) return "Property 'type' must be a known element";
  const opens = actions.every(
    ({ type, title, url }) =>
      type === "Action.OpenUrl" && typeof title === "string" && URL.canParse(String(url)),
  );
  return opens ? undefined : "Property 'actions' is invalid";
}

/** An empty text run has nothing to show, which Teams refuses. */
function isText({ type, inlines = [] }: Element): boolean {
  const isShown = (run: Element) => run.type === "TextRun" && Boolean(run.text);
  return type === "RichTextBlock" && inlines.length > 0 && inlines.every(isShown);
}
