import type { Platform } from "~/env.server";
import { type Backlog, countBacklog } from "~/outbox/store/backlog.server";
import { type Heartbeat, isSweepLate } from "~/outbox/store/heartbeat.server";
import { noteTrouble, noteWell } from "./note.server";
import { openChannels, type Trouble } from "./notice.server";

type Known = { name: Trouble; since: number };

/** Compares how the outbox is with what the studio was told of it, and notes down what changed. */
export async function watchTroubles(platform: Platform, heartbeat: Heartbeat, now: number) {
  if (openChannels(platform).length === 0) return;
  const db = platform.bindings.DB;
  const [backlog, { results: known }] = await Promise.all([
    countBacklog(db, now),
    db.prepare("SELECT name, since FROM troubles").all<Known>(),
  ]);
  const current = findTroubles(platform, backlog, heartbeat, now);
  const begun = [...current].filter(([name]) => known.every((one) => one.name !== name));
  const over = known.filter(({ name }) => !current.has(name));
  const changes = [
    ...begun.flatMap(([name, count]) => begin(platform, name, count, now)),
    ...over.flatMap(({ name, since }) => [
      ...noteWell(platform, name, since, now),
      db.prepare("DELETE FROM troubles WHERE name = ?1 AND since = ?2").bind(name, since),
    ]),
  ];
  if (changes.length > 0) await db.batch(changes);
}

function findTroubles(
  { settings }: Platform,
  backlog: Backlog,
  heartbeat: Heartbeat,
  now: number,
): Map<Trouble, number> {
  const isWaiting = (backlog.oldestPendingMs ?? 0) > settings.WAITING_ALERT_MS;
  const found: [Trouble, number][] = [
    ["leads.waiting", isWaiting ? backlog.pending : 0],
    ["sweep.late", isSweepLate(heartbeat, now) ? 1 : 0],
    ["lead.dead", backlog.dead],
    ["lead.held", backlog.held],
    ["lead.unconfirmed", backlog.unconfirmed],
  ];
  return new Map(found.filter(([, count]) => count > 0));
}

/** The leads of the other troubles are told one by one, when it happens to them. */
function begin(platform: Platform, name: Trouble, count: number, now: number) {
  const note = platform.bindings.DB.prepare(
    "INSERT INTO troubles (name, since) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
  ).bind(name, now);
  const isTold = name === "leads.waiting" || name === "sweep.late";
  return isTold ? [note, ...noteTrouble(platform, name, count, now)] : [note];
}
