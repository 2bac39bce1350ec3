import { DAY_MS } from "~/http/timing";
import {
  type Backlog,
  countBacklog,
  type Heartbeat,
  isSweepOverdue,
  recordHeartbeat,
} from "~/outbox/health.server";
import { prepare, readRows, sql } from "~/outbox/sql";
import type { Platform } from "~/platform.server";
import { type Incident, listChannels, queueNotification } from "./notification.server";
import { sendNotifications } from "./send-notifications.server";

const NOTIFICATIONS_PER_REQUEST = 5;
const EXPIRY_WARNING_DAYS = 3;

type KnownIncident = { name: Incident; since: number };

export async function updateIncidents(platform: Platform, heartbeat: Heartbeat, now: number) {
  if (listChannels(platform).length === 0) return;
  const db = platform.bindings.DB;
  const [backlog, expiryNotifications, [troubles, requeued]] = await Promise.all([
    countBacklog(db, now),
    queueExpiryNotifications(platform, now),
    db.batch<KnownIncident>([
      prepare(db)`SELECT name, since FROM troubles`,
      // Leads that a person queued again: only when they are sent is it known that all is well.
      prepare(db)`SELECT 1 FROM leads WHERE status = 'pending' AND requeued IS NOT NULL
        AND withdrawn IS NULL LIMIT 1`,
    ]),
  ]);
  const known = troubles?.results ?? [];
  const queuedAgain = (requeued?.results ?? []).length > 0;
  const current = findIncidents(platform, backlog, heartbeat, now);
  const begun = [...current].filter(([name]) => known.every((incident) => incident.name !== name));
  const isOpen = (name: Incident) => current.has(name) || (queuedAgain && name.startsWith("lead."));
  const over = known.filter(({ name }) => !isOpen(name));
  const statements = [
    ...begun.flatMap(([name, count]) => recordIncident(platform, name, count, now)),
    ...over.flatMap((incident) => recordRecovery(platform, incident, now)),
    ...expiryNotifications,
  ];
  if (statements.length > 0) await db.batch(statements);
}

/** Once a lead is accepted: notifies the studio if the cron does not run. Never throws. */
export async function notifyIfSweepOverdue(platform: Platform): Promise<void> {
  if (listChannels(platform).length === 0) return;
  try {
    const now = Date.now();
    const heartbeat = await recordHeartbeat(platform.bindings.DB, "asked", now);
    if (!isSweepOverdue(heartbeat, now)) return;
    await updateIncidents(platform, heartbeat, now);
    await sendNotifications(platform, NOTIFICATIONS_PER_REQUEST);
  } catch (error) {
    console.error(JSON.stringify({ event: "notices.failed", detail: String(error).slice(0, 200) }));
  }
}

function findIncidents(
  { settings }: Platform,
  backlog: Backlog,
  heartbeat: Heartbeat,
  now: number,
): Map<Incident, number> {
  const isWaiting = (backlog.oldestPendingMs ?? 0) > settings.WAITING_ALERT_MS;
  const found: [Incident, number][] = [
    ["leads.waiting", isWaiting ? backlog.pending : 0],
    ["sweep.late", isSweepOverdue(heartbeat, now) ? 1 : 0],
    ["lead.dead", backlog.dead],
    ["lead.held", backlog.held],
    ["lead.unconfirmed", backlog.unconfirmed],
  ];
  return new Map(found.filter(([, count]) => count > 0));
}

async function queueExpiryNotifications(platform: Platform, now: number) {
  const keptMs = platform.settings.HELD_DAYS * DAY_MS;
  const today = Math.floor(now / DAY_MS);
  const next = Array.from({ length: EXPIRY_WARNING_DAYS + 1 }, (_, days) => today + days);
  // Those of a day are counted once: when they have been notified, nothing is read of them.
  const days = await readRows<{ day: number; leads: number }>(platform.bindings.DB)`
    SELECT value AS day, (SELECT COUNT(*) FROM leads WHERE status = 'held' AND done IS NULL
        AND created >= value * ${DAY_MS} - ${keptMs} AND created < (value + 1) * ${DAY_MS} - ${keptMs}) AS leads
    FROM json_each(${JSON.stringify(next)})
    WHERE NOT EXISTS (SELECT 1 FROM notices WHERE about = 'leads.expiring ' || value)`;
  return days
    .filter(({ leads }) => leads > 0)
    .flatMap(({ day: occurrence, leads: count }) =>
      queueNotification(platform, { event: "leads.expiring", occurrence, count, now }),
    );
}

function recordIncident(platform: Platform, name: Incident, count: number, now: number) {
  const insert = prepare(platform.bindings.DB)`
    INSERT INTO troubles (name, since) VALUES (${name}, ${now}) ON CONFLICT DO NOTHING`;
  // Of these the studio has been notified lead by lead.
  if (name.startsWith("lead.")) return [insert];
  const isFirst = sql`EXISTS (SELECT 1 FROM troubles WHERE name = ${name} AND since = ${now})`;
  const begun = { event: name, occurrence: now, count, now };
  return [insert, ...queueNotification(platform, begun, isFirst)];
}

function recordRecovery(platform: Platform, { name, since }: KnownIncident, now: number) {
  const over = {
    event: "leads.well",
    occurrence: `${name} ${since}`,
    incident: name,
    now,
  } as const;
  return [
    ...queueNotification(platform, over),
    prepare(platform.bindings.DB)`DELETE FROM troubles WHERE name = ${name} AND since = ${since}`,
  ];
}
