import type { Platform } from "~/env.server";
import type { LeadKind } from "~/outbox/lead.server";

/** What happened to one lead; many at once are sent as one notification. */
export type LeadEvent =
  | "lead.new"
  | "lead.held"
  | "lead.dead"
  | "lead.unconfirmed"
  | "lead.withdrawn";

/** A problem of the outbox, notified when it begins and when it is over. */
export type Incident =
  | "leads.waiting"
  | "sweep.late"
  | "lead.dead"
  | "lead.held"
  | "lead.unconfirmed";

export type NotificationEvent = LeadEvent | Incident | "leads.well";

export type Channel = "mail" | "webhook";

/** A leased notification with the lead it is about. */
export type ClaimedNotification = {
  id: string;
  channel: Channel;
  event: NotificationEvent;
  count: number;
  trouble: Incident | null;
  attempts: number;
  lease: string;
  created: number;
  /** The id of the lead, whose row may be deleted by now. */
  lead: string | null;
  reference: string | null;
  kind: LeadKind | null;
  fields: string | null;
};

/** The channels that are configured; no notification is recorded for the others. */
export function openChannels({ settings, bindings }: Platform): Channel[] {
  const { NOTIFY_TO, NOTIFY_FROM, NOTIFY_URL } = settings;
  const mails = NOTIFY_TO.length > 0 && NOTIFY_FROM && bindings.EMAIL;
  return [...(mails ? ["mail" as const] : []), ...(NOTIFY_URL ? ["webhook" as const] : [])];
}

/**
 * Statements that record an event of a lead, for the same batch as the change itself. `occurrence` is the
 * deduplication key of events that can repeat.
 */
export function insertNotifications(
  platform: Platform,
  event: LeadEvent,
  lead: string,
  now: number,
  occurrence = "",
): D1PreparedStatement[] {
  return insertOnce(platform, { about: `${event} ${lead} ${occurrence}`, event, lead, now });
}

type Notification = {
  /** The deduplication key. */
  about: string;
  event: NotificationEvent;
  now: number;
  lead?: string;
  count?: number;
  trouble?: Incident;
};

/** Statements that record a notification for each channel, once; `condition` is SQL on its parameters. */
export function insertOnce(
  platform: Platform,
  { about, event, now, lead, count = 1, trouble }: Notification,
  condition = "TRUE",
): D1PreparedStatement[] {
  const statement = platform.bindings.DB.prepare(
    `INSERT INTO notices (id, about, channel, event, lead, count, trouble, status, due, created, updated)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, 'pending', ?8, ?8, ?8
     WHERE ${condition} ON CONFLICT (about, channel) DO NOTHING`,
  );
  return openChannels(platform).map((channel) => {
    const id = crypto.randomUUID();
    return statement.bind(id, about, channel, event, lead ?? null, count, trouble ?? null, now);
  });
}
