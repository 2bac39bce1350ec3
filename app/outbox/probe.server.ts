import { isEqual, PROBE_HEADER, signProbe } from "~/http/crypto.server";
import type { Platform } from "~/platform.server";
import { sendLead } from "./deliver/send.server";
import { findEndpoint } from "./endpoints/endpoint.server";
import { recordHeartbeat, sinceSweep } from "./health.server";
import type { LeadRow } from "./lead.server";
import {
  listChannels,
  listIntendedChannels,
  queueNotification,
} from "./notifications/notification.server";
import { prepare, readRows, sql } from "./sql";
import { createLease, insertOrClaimLead } from "./store/leads.server";

const VALID_S = 5 * 60;
/** A channel's last notification is looked for among so many. */
const LAST_NOTIFICATIONS = 200;
const PATH = /^\/probe\/([0-9A-Z]{4}-[0-9A-Z]{4})$/;

export type ProbeReport = NonNullable<Awaited<ReturnType<typeof createReport>>>;

/** `off`: PROBE_DELIVER is off; `unset`: its kind has no usable endpoint. */
type Delivery = "off" | "unset" | "underway" | "delivered" | "failed";

/** Stores a probe's lead and notifications in a status that nothing else lists, counts or sends. */
export async function storeProbe(platform: Platform, lead: LeadRow): Promise<void> {
  const { settings, bindings } = platform;
  const endpoint = findEndpoint(settings, lead.kind);
  const sent = endpoint ? "underway" : "unset";
  const delivery = settings.PROBE_DELIVER === "on" ? sent : "off";
  const row: LeadRow = { ...lead, status: "probe", flags: JSON.stringify([delivery]) };
  const lease = createLease(settings);
  const announced = { event: "lead.new", lead: row.id, now: lease.now, status: "probe" } as const;
  const notifications = queueNotification(platform, announced);
  // A store that fails is found when the probe asks for its lead.
  const stored = await insertOrClaimLead(bindings.DB, row, lease, notifications);
  if (!stored || !endpoint || delivery === "off") return;
  const attempt = await sendLead(platform, endpoint, row);
  const result = attempt.result === "delivered" ? "delivered" : "failed";
  const error = attempt.result === "delivered" ? null : attempt.error;
  await prepare(bindings.DB)`
    UPDATE leads SET flags = ${JSON.stringify([result])}, last_error = ${error}
    WHERE id = ${row.id} AND status = 'probe'`.run();
}

/** A wrong or old signature gets 404, a used one for posts and reports: no probe passes for a visitor. */
export async function recognizeProbe(
  platform: Platform,
  request: Request,
): Promise<Platform | Response> {
  const { pathname } = new URL(request.url);
  const signature = request.headers.get(PROBE_HEADER);
  const isReport = pathname.startsWith("/probe/");
  if (signature === null) return isReport ? notFound() : platform;
  if (!(await isGenuine(platform, request.method, pathname, signature))) return notFound();
  try {
    if ((isReport || request.method === "POST") && !(await use(platform, request, signature)))
      return notFound();
    if (isReport) return await answer(platform, request.method, PATH.exec(pathname)?.[1] ?? "");
  } catch {
    // While the database is down, a form is answered as stored; its report then gets 503.
    if (isReport) return new Response(null, { status: 503 });
  }
  return { ...platform, isProbe: true };
}

async function isGenuine({ settings }: Platform, method: string, path: string, signature: string) {
  const seconds = Number(/^(\d{10})\.[0-9a-f]{64}$/.exec(signature)?.[1]);
  if (!settings.PROBE_KEY || !(Math.abs(Date.now() / 1_000 - seconds) <= VALID_S)) return false;
  return isEqual(signature, await signProbe(settings.PROBE_KEY, { method, path, seconds }));
}

/** False when the signature was used; so each form can be posted once a minute. */
async function use({ bindings }: Platform, request: Request, signature: string): Promise<boolean> {
  const seconds = Number(signature.split(".")[0]);
  const time = request.method === "POST" ? `minute ${Math.floor(seconds / 60)}` : seconds;
  const name = `${request.method} ${new URL(request.url).pathname} ${time}`;
  const used = await readRows(bindings.DB)`
    INSERT INTO submits (visitor, lead, at) VALUES ('probe', ${name}, ${Date.now()})
    ON CONFLICT (visitor, lead) DO NOTHING RETURNING seq`;
  return used.length > 0;
}

async function answer(platform: Platform, method: string, reference: string): Promise<Response> {
  if (method === "GET") {
    const report = await createReport(platform, reference);
    return report ? Response.json(report) : notFound();
  }
  const isDeleted = method === "DELETE" && (await deleteProbe(platform, reference));
  return isDeleted ? new Response(null, { status: 204 }) : notFound();
}

async function createReport(platform: Platform, reference: string) {
  const { DB } = platform.bindings;
  type Row = { id: string; delivery: Delivery; error: string | null };
  const lead = await prepare(DB)`
    SELECT id, flags ->> '$[0]' AS delivery, last_error AS error FROM leads
    WHERE reference = ${reference} AND status = 'probe'`.first<Row>();
  if (!lead) return null;
  const now = Date.now();
  const [queued, last, heartbeat] = await Promise.all([
    readRows<{ channel: string }>(
      DB,
    )`SELECT channel FROM notices WHERE status = 'probe' AND lead = ${lead.id} ORDER BY channel`,
    // SQLite takes the other columns from the row of the maximum.
    readRows<{ channel: string; error: string | null }>(DB)`
      SELECT channel, last_error AS error, MAX(updated) FROM (
        SELECT * FROM (SELECT channel, status, last_error, updated FROM notices
          WHERE status IN ('sent', 'grouped', 'dead') ORDER BY updated DESC LIMIT ${LAST_NOTIFICATIONS})
        UNION ALL
        SELECT * FROM (SELECT channel, status, last_error, updated FROM notices
          WHERE status = 'pending' ORDER BY due LIMIT ${LAST_NOTIFICATIONS}))
      WHERE status = 'sent' OR last_error IS NOT NULL GROUP BY channel`,
    recordHeartbeat(DB, "asked", now),
  ]);
  const usable = listChannels(platform);
  const unusable = listIntendedChannels(platform).filter((channel) => !usable.includes(channel));
  const failed = last.filter(({ error }) => error !== null).map(({ channel }) => channel);
  return {
    stored: true as const,
    delivery: lead.delivery,
    error: lead.error,
    notifications: queued.map(({ channel }) => channel),
    /** Channels with an invalid setting or no binding, or whose last notification was not accepted. */
    failing: [...new Set<string>([...unusable, ...failed])],
    lastSweepMs: sinceSweep(heartbeat, now),
  };
}

async function deleteProbe({ bindings: { DB } }: Platform, reference: string): Promise<boolean> {
  const isIts = sql`reference = ${reference} AND status = 'probe'`;
  const [, deleted] = await DB.batch([
    prepare(DB)`DELETE FROM notices
      WHERE status = 'probe' AND lead IN (SELECT id FROM leads WHERE ${isIts})`,
    prepare(DB)`DELETE FROM leads WHERE ${isIts} RETURNING id`,
  ]);
  return (deleted?.results.length ?? 0) > 0;
}

function notFound(): Response {
  return new Response("Not found\n", { status: 404 });
}
