import { notifications as texts } from "#content/notifications";
import type { Platform } from "~/env.server";
import type {
  ClaimedNotification,
  Incident,
  LeadNotificationEvent,
  NotificationEvent,
} from "./notification.server";

const MAX_NAME_LENGTH = 30;
// Control, format and line characters: they break headers and reverse lines.
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** The body of a `json` webhook, in this order; the other channels write their text from it. */
export type NotificationBody = {
  event: NotificationEvent;
  reference?: string;
  kind?: string;
  name?: string;
  count: number;
  trouble?: Incident;
  at: string;
  url: string;
  details?: Record<string, string>;
};

const STATES: Record<Exclude<NotificationEvent, "leads.well">, string> = {
  "lead.new": "new",
  "lead.held": "held",
  "lead.dead": "dead",
  "lead.unconfirmed": "unconfirmed",
  "lead.withdrawn": "withdrawn",
  "leads.waiting": "pending",
  "sweep.late": "pending",
};

export function describeNotification(
  { settings, origin }: Platform,
  notification: ClaimedNotification,
): NotificationBody {
  const { event, count, trouble, reference, kind } = notification;
  const at = new Date(notification.created).toISOString();
  const fields: Record<string, string> = JSON.parse(notification.fields ?? "{}");
  if (reference === null || kind === null) {
    const state = STATES[event === "leads.well" ? (trouble ?? "leads.waiting") : event];
    const url = `${origin}/studio?state=${state}`;
    return { event, count, ...(trouble && { trouble }), at, url };
  }
  const about = { event, reference, kind, name: shortenName(readName(fields)), count, at };
  const url = `${origin}/studio/leads/${reference}`;
  return settings.NOTIFY_DETAILS === "on" ? { ...about, url, details: fields } : { ...about, url };
}

export function writeSubject(body: NotificationBody): string {
  const { event, count, kind, name, reference, trouble } = body;
  if (event === "leads.well") return texts.recovered[trouble ?? "leads.waiting"];
  if (reference && kind && isLeadNotificationEvent(event)) {
    return toOneLine(texts.lead[event]({ kind, name, reference }));
  }
  return texts.many[event](count);
}

function isLeadNotificationEvent(event: NotificationEvent): event is LeadNotificationEvent {
  return event in texts.lead;
}

export function writeDetails({ details }: NotificationBody): string {
  if (!details) return "";
  const lines = Object.entries(details).filter(([, value]) => value);
  return `\n\n${lines.map(([name, value]) => `${name}: ${value}`).join("\n")}`;
}

export function readName(fields: Record<string, string>): string {
  const { name, fullName, firstName = "", lastName = "" } = fields;
  return name ?? fullName ?? `${firstName} ${lastName}`;
}

/** The first word and the initial of the last: all that a notification may contain of a name. */
export function shortenName(name: string): string {
  const words = toOneLine(name).split(" ").filter(Boolean);
  const [first = ""] = words;
  const last = words.length > 1 ? [...(words.at(-1) ?? "")][0] : undefined;
  // An e-mail address in the name field identifies more than a name.
  const short = first.includes("@") ? "" : [...first].slice(0, MAX_NAME_LENGTH).join("");
  return last ? `${short} ${last}.`.trim() : short;
}

function toOneLine(text: string): string {
  return text.replace(/\s+/g, " ").replace(UNPRINTABLE, "").trim();
}
