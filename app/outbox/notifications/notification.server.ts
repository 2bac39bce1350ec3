import type { notifications as texts } from "#content/studio/notifications.yaml";
import { sign } from "~/http/crypto.server";
import { DAY_MS } from "~/http/timing";
import type { StoredKind } from "~/outbox/kinds";
import { type LeadRow, SITE_CAP_FLAG } from "~/outbox/lead.server";
import { prepare, type Sql, sql } from "~/outbox/sql";
import type { Platform } from "~/platform.server";
import { isInvalid } from "~/settings/settings.server";
import { findCopyAddress, mailboxOf, sendsVisitorCopies } from "./visitor-copy.server";

const COPIES_A_DAY = 3;

export type Incident = keyof typeof texts.recovered;
export type NotificationEvent = keyof typeof texts.many | "leads.well";

export type Channel = "mail" | "webhook";

type ClaimedRow = {
  id: string;
  count: number;
  incident: Incident | null;
  attempts: number;
  lastError: string | null;
  lease: string;
  created: number;
  reference: string | null;
  kind: StoredKind | null;
  name: string | null;
  fields: string | null;
  /** Of the morning's digest: when the oldest lead came. */
  since: number | null;
  isWithdrawn: number;
  isStopped: number;
};

export type ClaimedNotification = ClaimedRow & { channel: Channel; event: NotificationEvent };
export type ClaimedCopy = ClaimedRow & { channel: "visitor"; event: "copy.visitor" };

export function listChannels({ settings, bindings }: Platform): Channel[] {
  const { NOTIFY_TO, NOTIFY_FROM, NOTIFY_URL } = settings;
  const mails = NOTIFY_TO.length > 0 && NOTIFY_FROM && bindings.EMAIL;
  return [...(mails ? ["mail" as const] : []), ...(NOTIFY_URL ? ["webhook" as const] : [])];
}

/** Also those that cannot be used because a setting is invalid. */
export function listIntendedChannels({ settings }: Platform): Channel[] {
  const { NOTIFY_TO, NOTIFY_URL } = settings;
  const mails = NOTIFY_TO.length > 0 || isInvalid(settings, "NOTIFY_TO");
  const posts = NOTIFY_URL || isInvalid(settings, "NOTIFY_URL", "NOTIFY_FORMAT", "NOTIFY_SECRET");
  return [...(mails ? ["mail" as const] : []), ...(posts ? ["webhook" as const] : [])];
}

/** For the batch that stores a lead: notifies the studio of it, and queues the visitor's copy. */
export async function announceLead(
  platform: Platform,
  row: LeadRow,
  now: number,
): Promise<D1PreparedStatement[]> {
  const { id, status, flags } = row;
  const { SITE_DAILY_CAP: count } = platform.settings;
  const isOverSiteCap = count !== undefined && flags.includes(SITE_CAP_FLAG);
  // Once a day (UTC): further leads are held.
  const capReached = { event: "cap.reached", occurrence: Math.floor(now / DAY_MS), count } as const;
  const announced = { event: status === "held" ? "lead.held" : "lead.new", lead: id } as const;
  const notification = { ...(isOverSiteCap ? capReached : announced), now };
  // A cap may hold a repeated submission of a lead that was accepted before, which stays as it is.
  const isHeld =
    status === "held"
      ? sql`EXISTS (SELECT 1 FROM leads WHERE id = ${id} AND status = 'held')`
      : undefined;
  return [
    ...queueNotification(platform, notification, isHeld),
    ...(await queueVisitorCopy(platform, row, now)),
  ];
}

type Notification = {
  event: NotificationEvent;
  now: number;
  lead?: string | Sql;
  /** Tells an event from earlier ones of the same name and lead: each is notified once. */
  occurrence?: string | number;
  count?: number | Sql | undefined;
  incident?: Incident;
  since?: number;
  status?: "pending" | "probe";
};

/** Queues a notification once on each intended channel, in the batch of the change; `condition` is SQL. */
export function queueNotification(
  platform: Platform,
  { occurrence = "", ...notification }: Notification,
  condition?: Sql,
): D1PreparedStatement[] {
  const { event, lead } = notification;
  const about =
    typeof lead === "string" ? `${event} ${lead} ${occurrence}` : `${event} ${occurrence}`;
  return listIntendedChannels(platform).map((channel) =>
    insertNotification(platform, { ...notification, about, channel }, condition),
  );
}

/** One per submission, three per day and mailbox, VISITOR_COPY_DAILY in all; none with a sign of spam. */
async function queueVisitorCopy(
  platform: Platform,
  { id, submission, status, flags, fields }: LeadRow,
  now: number,
): Promise<D1PreparedStatement[]> {
  const address = findCopyAddress(platform, fields);
  const isSuspect = status === "held" || flags !== "[]";
  if (!address || isSuspect || !sendsVisitorCopies(platform)) return [];
  const { VISITOR_COPY_DAILY } = platform.settings;
  const mailbox = await hashMailbox(platform, address);
  const mayBeQueued = sql`EXISTS (SELECT 1 FROM leads WHERE id = ${id} AND status <> 'held')
    AND ${COPIES_A_DAY} > (SELECT COUNT(*) FROM notices WHERE channel = 'visitor'
      AND mailbox = ${mailbox} AND created > ${now - DAY_MS})
    AND ${VISITOR_COPY_DAILY} > COALESCE(
      (SELECT count FROM visitor_copies WHERE day = ${Math.floor(now / DAY_MS)}), 0)`;
  const copy = { event: "copy.visitor", about: `copy.visitor ${submission}`, mailbox } as const;
  return [
    insertNotification(platform, { ...copy, channel: "visitor", lead: id, now }, mayBeQueued),
  ];
}

/** What is compared of the addresses of one mailbox, so that no address is stored with its copies. */
async function hashMailbox({ settings }: Platform, address: string): Promise<string> {
  const signature = await sign(settings.SESSION_SECRET, `mailbox ${mailboxOf(address)}`);
  return btoa(String.fromCharCode(...signature.slice(0, 16)));
}

type Row = Omit<Notification, "event" | "occurrence"> & {
  event: NotificationEvent | "copy.visitor";
  about: string;
  channel: Channel | "visitor";
  mailbox?: string;
};

function insertNotification(
  { bindings }: Platform,
  {
    about,
    channel,
    event,
    now,
    lead,
    count = 1,
    incident,
    since,
    status = "pending",
    mailbox,
  }: Row,
  condition = sql`TRUE`,
): D1PreparedStatement {
  return prepare(bindings.DB)`
    INSERT INTO notices (id, about, channel, event, lead, count, trouble, since, status, due, created, updated, mailbox)
    SELECT ${crypto.randomUUID()}, ${about}, ${channel}, ${event}, ${lead ?? null}, ${count},
      ${incident ?? null}, ${since ?? null}, ${status}, ${now}, ${now}, ${now}, ${mailbox ?? null}
    WHERE ${condition} ON CONFLICT (about, channel) DO NOTHING`;
}
