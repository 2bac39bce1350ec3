import type { Platform } from "~/env.server";
import { DAY_MS } from "~/http/timing";
import { type LeadKind, type LeadRow, SITE_CAP_FLAG } from "~/outbox/lead.server";
import { prepare, type Sql, sql } from "~/outbox/sql";
import { findCopyAddress, sendsVisitorCopies } from "./visitor-copy.server";

const COPIES_A_DAY = 3;

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

/** For the batch that stores a lead: tells the studio of it, and queues the visitor's copy. */
export function announceLead(platform: Platform, row: LeadRow, now: number): D1PreparedStatement[] {
  const { id, status, flags } = row;
  const { SITE_DAILY_CAP: count } = platform.settings;
  const isOverSiteCap = count !== undefined && flags.includes(SITE_CAP_FLAG);
  const event = status === "held" ? "lead.held" : "lead.new";
  // Once a day (UTC): further leads are held.
  const capReached = { about: `cap.reached ${Math.floor(now / DAY_MS)}`, now, count } as const;
  return [
    ...(isOverSiteCap
      ? notificationStatements(platform, { ...capReached, event: "cap.reached" })
      : insertNotifications(platform, event, id, now)),
    ...queueVisitorCopy(platform, row, now),
  ];
}

/** For the same batch as the change itself. `occurrence` tells an event from an earlier one of the same lead. */
export function insertNotifications(
  platform: Platform,
  event: LeadNotificationEvent,
  lead: string,
  now: number,
  occurrence = "",
  status?: Notification["status"],
): D1PreparedStatement[] {
  const about = `${event} ${lead} ${occurrence}`;
  return notificationStatements(platform, { about, event, lead, now, status });
}

/** Statements that record a notification for each channel, once; `condition` is SQL. */
export function notificationStatements(
  platform: Platform,
  notification: Notification & { event: NotificationEvent },
  condition?: Sql,
): D1PreparedStatement[] {
  const { DB } = platform.bindings;
  return openChannels(platform).map((channel) => queue(DB, channel, notification, condition));
}

/** One per submission, and three per day and mailbox, whose "+" variants count together. None for held leads. */
function queueVisitorCopy(
  platform: Platform,
  { id, submission, status, fields }: LeadRow,
  now: number,
): D1PreparedStatement[] {
  const address = findCopyAddress(platform, fields);
  if (!address || status === "held" || !sendsVisitorCopies(platform)) return [];
  const [mailbox = "", domain = ""] = address.split(/(?:\+[^@]*)?@/);
  const isOwed = sql`EXISTS (SELECT 1 FROM leads WHERE id = ${id} AND status <> 'held')
    AND ${COPIES_A_DAY} > (SELECT COUNT(*) FROM notices copies JOIN leads ON leads.id = copies.lead
      WHERE copies.channel = 'visitor' AND copies.created > ${now - DAY_MS}
        AND (email = ${`${mailbox}@${domain}`} OR (substr(email, 1, ${mailbox.length + 1}) = ${`${mailbox}+`}
          AND substr(email, ${-domain.length - 1}) = ${`@${domain}`})))`;
  const copy = {
    about: `copy.visitor ${submission}`,
    event: "copy.visitor",
    lead: id,
    now,
  } as const;
  return [queue(platform.bindings.DB, "visitor", copy, isOwed)];
}

type Notification = {
  about: string;
  event: NotificationEvent | "copy.visitor";
  now: number;
  lead?: string;
  count?: number | undefined;
  trouble?: Incident;
  /** Nothing sends those of a probe. */
  status?: "pending" | "probe" | undefined;
};

function queue(
  db: D1Database,
  channel: Channel | "visitor",
  { about, event, now, lead, count = 1, trouble, status = "pending" }: Notification,
  condition = sql`TRUE`,
): D1PreparedStatement {
  return prepare(db)`
    INSERT INTO notices (id, about, channel, event, lead, count, trouble, status, due, created, updated)
    SELECT ${crypto.randomUUID()}, ${about}, ${channel}, ${event}, ${lead ?? null}, ${count},
      ${trouble ?? null}, ${status}, ${now}, ${now}, ${now}
    WHERE ${condition} ON CONFLICT (about, channel) DO NOTHING`;
}
