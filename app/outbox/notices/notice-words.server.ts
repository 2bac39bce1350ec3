import type { NoticeBody } from "./describe-notice.server";
import type { NoticeEvent, Trouble } from "./notice.server";
import { plainLine } from "./short-name.server";

const KINDS: Record<string, string> = {
  wizard: "inquiry",
  assessment: "booking",
  crm: "message",
  request: "request",
};

const ONE: Partial<Record<NoticeEvent, string>> = {
  "lead.new": "New",
  "lead.held": "Held as possible spam:",
  "lead.dead": "Not delivered:",
  "lead.unconfirmed": "Not confirmed:",
  "lead.withdrawn": "Withdrawn by its visitor:",
};

const MANY: Record<Exclude<NoticeEvent, "leads.well">, string> = {
  "lead.new": "new leads",
  "lead.held": "leads are held as possible spam",
  "lead.dead": "leads were not delivered",
  "lead.unconfirmed": "leads are not confirmed",
  "lead.withdrawn": "leads were withdrawn",
  "leads.waiting": "leads are waiting too long to be delivered",
  "sweep.late": "The outbox is not being swept: check the cron trigger",
};

const OVER: Record<Trouble, string> = {
  "leads.waiting": "no lead waits too long any more",
  "sweep.late": "the outbox is being swept again",
  "lead.dead": "every lead that was not delivered is settled",
  "lead.held": "no lead is held any more",
  "lead.unconfirmed": "every unconfirmed lead is settled",
};

/** A notice in one line: a subject, a title, the first line of a message. */
export function sayNotice({ event, count, kind, name, reference, trouble }: NoticeBody): string {
  if (event === "leads.well") return `All well again: ${OVER[trouble ?? "leads.waiting"]}`;
  if (reference && kind) {
    const from = name ? ` from ${name}` : "";
    return plainLine(`${ONE[event] ?? "New"} ${KINDS[kind] ?? kind}${from}, ${reference}`);
  }
  return event === "sweep.late" ? MANY[event] : `${count} ${MANY[event]}`;
}

/** What was typed, a line each, after a blank one; nothing without NOTIFY_DETAILS. */
export function sayDetails({ details }: NoticeBody): string {
  if (!details) return "";
  const lines = Object.entries(details).filter(([, value]) => value);
  return `\n\n${lines.map(([name, value]) => `${name}: ${value}`).join("\n")}`;
}
