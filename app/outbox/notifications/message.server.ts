import { notifications as texts } from "#content/studio/notifications.yaml";
import { fill, formatDay, formatWeekday, studioDay } from "~/content/format";
import { countCodePoints, cutText, firstCharacter } from "~/http/cut-text";
import { DAY_MS } from "~/http/timing";
import { breakLinks, quote, toPlainLine, toPlainText } from "~/outbox/admin/plain-text";
import { rulesOf } from "~/outbox/kinds";
import type { Platform } from "~/platform.server";
import type { ClaimedNotification, Incident, NotificationEvent } from "./notification.server";

const MAX_NAME_LENGTH = 30;
const MAX_LINE_LENGTH = 200;

/** The body of a `json` webhook, in this order; the other channels write their text from it. */
export type NotificationBody = {
  event: NotificationEvent;
  reference?: string;
  kind?: string;
  name?: string;
  count: number;
  /** What is over; a name that webhooks read. */
  trouble?: Incident;
  since?: string;
  at: string;
  url: string;
  details?: Record<string, string>;
};

/** The page of the inbox that a notification links to if it is not about one lead. */
const PATHS: Record<Exclude<NotificationEvent, "leads.well">, string> = {
  "lead.new": "/studio?state=new",
  "lead.held": "/studio?state=held",
  "lead.dead": "/studio?state=dead",
  "lead.unconfirmed": "/studio?state=unconfirmed",
  "lead.withdrawn": "/studio?state=withdrawn",
  "lead.unanswered": "/studio?state=open",
  "lead.follow-up": "/studio",
  "leads.waiting-for-answer": "/studio?state=open",
  "leads.waiting": "/studio?state=pending",
  "sweep.late": "/studio?state=pending",
  "cap.reached": "/studio?state=held",
  "leads.expiring": "/studio?state=held",
};

export function describeNotification(
  { settings, origin }: Platform,
  notification: ClaimedNotification,
): NotificationBody {
  const { event, count, incident, reference, kind, name } = notification;
  const at = toIso(notification.created);
  const fields: Record<string, string> = JSON.parse(notification.fields ?? "{}");
  if (reference === null || kind === null) {
    const shown = event === "leads.well" ? (incident ?? "leads.waiting") : event;
    const url = origin + PATHS[shown];
    const since = notification.since !== null && { since: toIso(notification.since) };
    return { event, count, ...(incident && { trouble: incident }), ...since, at, url };
  }
  const summary = { event, reference, kind, name: shortenName(name ?? ""), count, at };
  const url = `${origin}/studio/leads/${reference}`;
  // Without details of a withdrawn lead, also in a notification that was queued before.
  if (settings.NOTIFY_DETAILS !== "on" || notification.isWithdrawn) return { ...summary, url };
  const details = Object.entries(fields).map(([name, value]) => [name, toPlainText(value)]);
  return { ...summary, url, details: Object.fromEntries(details) };
}

const toIso = (time: number) => new Date(time).toISOString();

export function writeSummary(body: NotificationBody): string {
  return `${writeSubject(body)}\n${texts.todo[body.event]}`;
}

export function writeSubject(body: NotificationBody): string {
  const { event, count, kind, name, reference, trouble, since } = body;
  if (event === "leads.well") return texts.recovered[trouble ?? "leads.waiting"];
  if (reference && kind && isAboutLead(event))
    return fill(texts.lead[event], { lead: describeLead(kind, reference, name) });
  if (event === "leads.waiting-for-answer")
    return fill(texts.many[event], { count, day: describeDay(since ?? body.at, body.at) });
  return fill(texts.many[event], { count });
}

/** Its weekday; for what is a week ago or more, its date. */
function describeDay(since: string, at: string): string {
  const day = studioDay(Date.parse(since));
  const isThisWeek = Date.parse(at) - Date.parse(since) < 6 * DAY_MS;
  return isThisWeek ? formatWeekday(day) : formatDay(day);
}

function describeLead(kind: string, reference: string, name = ""): string {
  const rules = rulesOf(kind);
  const lead = { kind: (rules && texts.kinds[rules.name]) ?? rules?.label ?? kind, reference };
  return name ? fill(texts.named, { ...lead, name }) : fill(texts.unnamed, lead);
}

function isAboutLead(event: NotificationEvent): event is keyof typeof texts.lead {
  return event in texts.lead;
}

/** Each line is quoted, so that it cannot pass for ours. The address to reply to stays whole. */
export function writeDetails(body: NotificationBody): string {
  const values = Object.entries(body.details ?? {}).filter(([, value]) => value);
  const lines = values.map(([name, value]) => {
    const text = name === "email" && value === readReplyTo(body) ? value : breakLinks(value);
    return quote(name, text);
  });
  return lines.length > 0 ? `\n\n${lines.join("\n")}` : "";
}

export function readReplyTo({ details }: NotificationBody): string | undefined {
  const email = details?.email?.trim() ?? "";
  return /^[^\s\p{C}@<>",;:()[\]\\]+@[^\s\p{C}@<>",;:()[\]\\/]+$/u.test(email) ? email : undefined;
}

/** The first word and the initial of the last: all of a name in a notification without details. */
export function shortenName(name: string): string {
  const words = toPlainLine(name.replace(/\s/g, " "), MAX_LINE_LENGTH)
    .replace(/["“”„«»]/g, "'")
    .split(" ")
    .filter(Boolean);
  const [first = ""] = words;
  const last = words.length > 1 ? firstCharacter(words.at(-1) ?? "") : undefined;
  // An e-mail address in the name field identifies more than a name.
  const short = first.includes("@")
    ? ""
    : cutText(breakLinks(first), MAX_NAME_LENGTH, countCodePoints);
  return last ? `${short} ${last}.`.trim() : short;
}
