import type { Platform } from "~/env.server";
import { DAY_MS } from "~/http/timing";
import type { LeadKind } from "~/outbox/lead.server";

export type LeadNotificationEvent =
  | "lead.new"
  | "lead.held"
  | "lead.dead"
  | "lead.unconfirmed"
  | "lead.withdrawn";

export type Incident =
  | "leads.waiting"
  | "sweep.late"
  | "lead.dead"
  | "lead.held"
  | "lead.unconfirmed"
  | "funnel.low";

/** About the outbox, without an end that is notified. */
type OutboxEvent = "cap.reached" | "leads.expiring";

export type NotificationEvent =
  | LeadNotificationEvent
  | Incident
  | OutboxEvent
  | "leads.well"
  | "funnel.well";

export type Channel = "mail" | "webhook";

type ClaimedRow = {
  id: string;
  attempts: number;
  lease: string;
  created: number;
  lead: string | null;
  reference: string | null;
  kind: LeadKind | null;
  fields: string | null;
  isStopped: number;
};

export type ClaimedNotification = ClaimedRow & {
  channel: Channel;
  event: NotificationEvent;
  count: number;
  trouble: Incident | null;
};

/** The copy of a lead for the visitor who sent it. */
export type ClaimedCopy = ClaimedRow & { channel: "visitor"; event: "copy.visitor" };

export function openChannels({ settings, bindings }: Platform): Channel[] {
  const { NOTIFY_TO, NOTIFY_FROM, NOTIFY_URL } = settings;
  const mails = NOTIFY_TO.length > 0 && NOTIFY_FROM && bindings.EMAIL;
  return [...(mails ? ["mail" as const] : []), ...(NOTIFY_URL ? ["webhook" as const] : [])];
}

/** For the same batch as the change itself. `occurrence` is the deduplication key of events that can repeat. */
export function insertNotifications(
  platform: Platform,
  event: LeadNotificationEvent,
  lead: string,
  now: number,
  occurrence = "",
  status: Notification["status"] = "pending",
): D1PreparedStatement[] {
  return notificationStatements(platform, {
    about: `${event} ${lead} ${occurrence}`,
    event,
    lead,
    now,
    status,
  });
}

/** Notifies once a day (UTC) that further leads are held. */
export function insertCapReached(platform: Platform, count: number, now: number) {
  const about = `cap.reached ${Math.floor(now / DAY_MS)}`;
  return notificationStatements(platform, { about, event: "cap.reached", count, now });
}

type Notification = {
  about: string;
  event: NotificationEvent;
  now: number;
  lead?: string;
  count?: number;
  trouble?: Incident;
  /** Nothing sends those of a probe. */
  status?: "pending" | "probe";
};

/** Statements that record a notification for each channel, once; `condition` is SQL on its parameters. */
export function notificationStatements(
  platform: Platform,
  { about, event, now, lead, count = 1, trouble, status = "pending" }: Notification,
  condition = "TRUE",
): D1PreparedStatement[] {
  const statement = platform.bindings.DB.prepare(
    `INSERT INTO notices (id, about, channel, event, lead, count, trouble, status, due, created, updated)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?9, ?8, ?8, ?8
     WHERE ${condition} ON CONFLICT (about, channel) DO NOTHING`,
  );
  return openChannels(platform).map((channel) => {
    const id = crypto.randomUUID();
    const content = [id, about, channel, event, lead ?? null, count, trouble ?? null];
    return statement.bind(...content, now, status);
  });
}
