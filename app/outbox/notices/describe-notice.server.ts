import type { Platform } from "~/env.server";
import type { ClaimedNotice, NoticeEvent, Trouble } from "./notice.server";
import { readName, shortenName } from "./short-name.server";

/** A notice as the studio reads it; what a `json` webhook gets, in this order. */
export type NoticeBody = {
  event: NoticeEvent;
  reference?: string;
  kind?: string;
  name?: string;
  count: number;
  trouble?: Trouble;
  at: string;
  url: string;
  /** With NOTIFY_DETAILS alone: what the visitor typed. */
  details?: Record<string, string>;
};

/** States of the inbox that a notice about several leads leads to. */
const STATES: Record<Exclude<NoticeEvent, "leads.well">, string> = {
  "lead.new": "new",
  "lead.held": "held",
  "lead.dead": "dead",
  "lead.unconfirmed": "unconfirmed",
  "lead.withdrawn": "withdrawn",
  "leads.waiting": "pending",
  "sweep.late": "pending",
};

/** Says what a notice says, and no more of the visitor than kind and short name unless NOTIFY_DETAILS is on. */
export function describeNotice({ settings, origin }: Platform, notice: ClaimedNotice): NoticeBody {
  const { event, count, trouble, reference, kind } = notice;
  const at = new Date(notice.created).toISOString();
  const fields: Record<string, string> = JSON.parse(notice.fields ?? "{}");
  if (reference === null || kind === null) {
    const state = STATES[event === "leads.well" ? (trouble ?? "leads.waiting") : event];
    const url = `${origin}/studio?state=${state}`;
    return { event, count, ...(trouble && { trouble }), at, url };
  }
  const about = { event, reference, kind, name: shortenName(readName(fields)), count, at };
  const url = `${origin}/studio/leads/${reference}`;
  return settings.NOTIFY_DETAILS === "on" ? { ...about, url, details: fields } : { ...about, url };
}
