import { secretsOf } from "~/http/crypto.server";
import { type DeliveryResult, deliverLeads } from "~/outbox/deliver/deliver.server";
import { CONCURRENT_SENDS } from "~/outbox/deliver/send.server";
import { kindsByEndpoint } from "~/outbox/endpoints/endpoint.server";
import { countBacklog, findAlarms, recordHeartbeat } from "~/outbox/health.server";
import type { StoredKind } from "~/outbox/kinds";
import { LOG_WORDS } from "~/outbox/lead.server";
import { chooseLeadId, listLeadIds } from "~/outbox/lead-id.server";
import { updateIncidents } from "~/outbox/notifications/incidents.server";
import { announceLead } from "~/outbox/notifications/notification.server";
import { queueReminders } from "~/outbox/notifications/reminders.server";
import { sendNotifications } from "~/outbox/notifications/send-notifications.server";
import { prepare, readRows, sql } from "~/outbox/sql";
import { deleteExpired } from "~/outbox/store/expiry.server";
import {
  deleteFromFallback,
  type FallbackLead,
  readFallback,
} from "~/outbox/store/fallback-store.server";
import { forgetAgain } from "~/outbox/store/forgotten";
import {
  bySubmission,
  claimDueLeads,
  createLease,
  insertLead,
  markReleasedAsReceived,
  supersedeOlder,
} from "~/outbox/store/leads.server";
import { fillSearchColumns } from "~/outbox/store/search-columns";
import type { Platform } from "~/platform.server";

/** The share of SWEEP_SENDS for notifications before leads; later ones get what is left. */
const NOTIFICATIONS_SHARE = 0.3;
const HEARTBEAT_TIMEOUT_MS = 2_000;

const TALLIED = {
  delivered: "delivered",
  received: "received",
  pending: "queued",
  dead: "refused",
  unconfirmed: "unconfirmed",
} as const satisfies Record<DeliveryResult["status"], string>;

/** The cron's run. Returns the names of the parts that failed without ending it; throws other failures. */
export async function sweepLeads(platform: Platform): Promise<string[]> {
  const { settings, bindings } = platform;
  const started = Date.now();
  const before = await recordHeartbeat(bindings.DB, "sweep", started);
  const failed: string[] = [];
  const fail = (event: string) => (error: unknown) => {
    failed.push(event);
    console.error(JSON.stringify({ event, detail: String(error).slice(0, 200) }));
  };
  const fallback = await importFallback(platform, started).catch(fail(LOG_WORDS.fallbackFailed));
  if (fallback && fallback.unreadable > 0) failed.push(LOG_WORDS.fallbackUnreadable);
  await updateIncidents(platform, before, started).catch(fail("watch.failed"));
  await queueReminders(platform, started).catch(fail("reminders.failed"));
  const share = Math.ceil(settings.SWEEP_SENDS * NOTIFICATIONS_SHARE);
  const notified = await sendNotifications(platform, share);
  const sendsLeft = settings.SWEEP_SENDS - notified;
  const sent = await deliverDueLeads(platform, Math.max(1, sendsLeft));
  const leadCount = Object.values(sent).reduce((all, count) => all + count);
  const notifiedLater =
    notified < share ? 0 : await sendNotifications(platform, sendsLeft - leadCount);
  // Can wait for a run without sends: the free plan allows 50 calls.
  if (notified + leadCount === 0) {
    await fillSearchColumns(bindings.DB).catch(fail("search-columns.failed"));
  }
  const counts = {
    [LOG_WORDS.importedFromFallback]: fallback?.imported ?? 0,
    [LOG_WORDS.notified]: notified + notifiedLater,
    ...sent,
  };
  await finishSweep(platform, started, counts);
  return failed;
}

/** Moves a few leads from KV into D1, and counts those that cannot be. Throws when a store does not answer. */
async function importFallback(platform: Platform, now: number) {
  const { DB } = platform.bindings;
  const { leads, unreadable } = await readFallback(platform, now);
  if (leads.length === 0) return { imported: 0, unreadable };
  const rows = await findImportIds(platform, leads);
  const statements = await Promise.all(rows.map((row) => importLead(platform, row, now)));
  await DB.batch(statements.flat());
  // Before anything is sent: their sender may have been forgotten meanwhile.
  const ids = JSON.stringify(rows.map(({ id }) => id));
  await forgetAgain(DB, sql`id IN (SELECT value FROM json_each(${ids}))`);
  await deleteFromFallback(platform, leads);
  return { imported: leads.length, unreadable };
}

/** What was sent again after it was withdrawn is a new lead. */
async function findImportIds(
  { settings, bindings: { DB } }: Platform,
  leads: FallbackLead[],
): Promise<FallbackLead[]> {
  const submissions = JSON.stringify(leads.map(({ submission }) => submission));
  const stored = await readRows<{ id: string; withdrawn: number | null }>(DB)`
    SELECT id, withdrawn FROM (SELECT value AS imported FROM json_each(${submissions}))
    JOIN leads ON ${bySubmission(sql`imported`)}`;
  const rows = leads.map(async (lead) => {
    const fields: Record<string, string> = JSON.parse(lead.fields);
    const [first = [], ...others] = await listLeadIds(secretsOf(settings), { ...lead, fields });
    const id = chooseLeadId([[lead.id, ...first], ...others], stored, lead.created);
    return { ...lead, id: id ?? lead.id };
  });
  return Promise.all(rows);
}

async function importLead(
  platform: Platform,
  lead: FallbackLead,
  now: number,
): Promise<D1PreparedStatement[]> {
  const { DB } = platform.bindings;
  const row = { ...lead, due: now, updated: now, lease: null, attempts: 0 };
  // The visitor went back to this version after sending another.
  const revive = sql`UPDATE SET status = 'pending', due = ${now}, updated = ${now}
    WHERE excluded.status = 'pending' AND leads.status = 'superseded'
      AND leads.withdrawn IS NULL AND leads.updated < excluded.created`;
  const isNew = sql`status = 'pending' AND updated = ${now}`;
  return [
    insertLead(DB, row, revive),
    supersedeOlder(DB, row, isNew, lead.created),
    ...(await announceLead(platform, row, now)),
  ];
}

/** `limit` leads at most; skips a kind for the rest of the sweep once all its leads of a batch time out. */
async function deliverDueLeads(platform: Platform, limit: number) {
  const tally = { delivered: 0, received: 0, queued: 0, refused: 0, unconfirmed: 0 };
  const except = new Set(kindsByEndpoint(platform.settings, "unset", "invalid"));
  for (let left = limit; left > 0; ) {
    const wanted = Math.min(CONCURRENT_SENDS, left);
    const lease = createLease(platform.settings);
    const leads = await claimDueLeads(platform.bindings.DB, wanted, lease, [...except]);
    const results = leads.length > 0 ? await deliverLeads(platform, leads) : [];
    for (const { status } of results) tally[TALLIED[status]]++;
    for (const kind of timedOutKinds(results)) except.add(kind);
    left -= leads.length;
    if (leads.length < wanted) break;
  }
  return tally;
}

function timedOutKinds(results: DeliveryResult[]): StoredKind[] {
  const kinds = new Set(results.map(({ lead }) => lead.kind));
  return [...kinds].filter((kind) =>
    results.every(({ lead, timedOut }) => lead.kind !== kind || timedOut),
  );
}

async function finishSweep(platform: Platform, started: number, tally: Record<string, number>) {
  const db = platform.bindings.DB;
  const now = Date.now();
  const ms = now - started;
  const didWork = Object.values(tally).some(Boolean);
  const record = prepare(db)`
    INSERT INTO sweeps (at, ms, tally) VALUES (${started}, ${ms}, ${JSON.stringify(tally)})
    ON CONFLICT DO NOTHING`;
  await db.batch([
    markReleasedAsReceived(db, kindsByEndpoint(platform.settings, "unset"), now),
    ...(didWork ? [record] : []),
  ]);
  const purged = await deleteExpired(platform, now);
  if (didWork || purged > 0) {
    console.log(JSON.stringify({ event: "leads.swept", ms, ...tally, purged }));
  }
}

/** After the sweep, requests HEARTBEAT_URL, or /fail with the problems' names. Never throws. */
export async function pingMonitor(platform: Platform, sweep: Promise<string[]>) {
  const { HEARTBEAT_URL, HEARTBEAT_FAIL } = platform.settings;
  if (!HEARTBEAT_URL) return;
  const problems = await findSweepProblems(platform, sweep);
  if (problems.length > 0 && HEARTBEAT_FAIL === "off") return;
  const url = new URL(HEARTBEAT_URL);
  if (problems.length > 0) url.pathname = `${url.pathname.replace(/\/$/, "")}/fail`;
  try {
    const response = await fetch(url, {
      ...(problems.length > 0 && { method: "POST", body: problems.join("\n") }),
      redirect: "manual",
      signal: AbortSignal.timeout(HEARTBEAT_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : "unknown";
    console.error(JSON.stringify({ event: "heartbeat.failed", detail: detail.slice(0, 200) }));
  }
}

async function findSweepProblems(platform: Platform, sweep: Promise<string[]>) {
  try {
    const failed = await sweep;
    const backlog = await countBacklog(platform.bindings.DB);
    return [...failed, ...findAlarms(platform.settings, backlog)];
  } catch {
    return ["sweep.failed"];
  }
}
