import type { Platform } from "~/env.server";
import type { LeadKind } from "~/outbox/lead.server";

/** What happened to one lead. Many at once are told as one. */
export type LeadNotice =
  | "lead.new"
  | "lead.held"
  | "lead.dead"
  | "lead.unconfirmed"
  | "lead.withdrawn";

/** What is the matter with the outbox, told once, and that it is over. */
export type Trouble =
  | "leads.waiting"
  | "sweep.late"
  | "lead.dead"
  | "lead.held"
  | "lead.unconfirmed";

export type NoticeEvent = LeadNotice | Trouble | "leads.well";

export type Channel = "mail" | "webhook";

/** A notice that nobody else tells while its lease lives, with the lead it is about. */
export type ClaimedNotice = {
  id: string;
  channel: Channel;
  event: NoticeEvent;
  count: number;
  trouble: Trouble | null;
  attempts: number;
  lease: string;
  created: number;
  /** The id of the lead, whose row may be gone by now. */
  lead: string | null;
  reference: string | null;
  kind: LeadKind | null;
  fields: string | null;
};

/** Where the studio wants to hear of its leads; nothing is noted down for channels that are off. */
export function openChannels({ settings, bindings }: Platform): Channel[] {
  const { NOTIFY_TO, NOTIFY_FROM, NOTIFY_URL } = settings;
  const mails = NOTIFY_TO.length > 0 && NOTIFY_FROM && bindings.EMAIL;
  return [...(mails ? ["mail" as const] : []), ...(NOTIFY_URL ? ["webhook" as const] : [])];
}
