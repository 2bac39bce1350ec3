import { DAY_MS, failAfter } from "~/http/timing";
import { WAITS_FOR_ANSWER } from "~/outbox/admin/filter";
import { backoff } from "~/outbox/deliver/retry-schedule.server";
import { CONCURRENT_SENDS } from "~/outbox/deliver/send.server";
import { prepare, sql } from "~/outbox/sql";
import { createLease } from "~/outbox/store/leads.server";
import type { Platform } from "~/platform.server";
import {
  describeNotification,
  readReplyTo,
  writeDetails,
  writeSubject,
  writeSummary,
} from "./message.server";
import { type ClaimedCopy, type ClaimedNotification, listChannels } from "./notification.server";
import { signWebhook } from "./sign-webhook.server";
import { NO_AUTOMATIC_ANSWERS, sendsVisitorCopies, sendVisitorCopy } from "./visitor-copy.server";
import { webhookFormats } from "./webhook-formats";

const SINGLE_LIMIT = 5;
/** May be about the details, so the next attempts are without them, the first of these at once. */
const REFUSED = "status 400";

type Claimed = ClaimedNotification | ClaimedCopy;

/** Sends pending notifications, `limit` at most; returns how many were tried. Never throws. */
export async function sendNotifications(platform: Platform, limit: number): Promise<number> {
  let tried = 0;
  try {
    while (tried < limit) {
      const wanted = Math.min(CONCURRENT_SENDS, limit - tried);
      const claimed = await claimNotifications(platform, wanted);
      if (claimed.length === 0) break;
      const results = await Promise.all(claimed.map((each) => send(platform, each)));
      await platform.bindings.DB.batch(results);
      tried += claimed.length;
      if (claimed.length < wanted) break;
    }
  } catch (error) {
    // A notification is sent again when its lease ends.
    console.error(JSON.stringify({ event: "notices.failed", detail: String(error).slice(0, 200) }));
  }
  return tried;
}

// Certainly not sent. A follow-up stands alone, since no list has the lead once its day has come.
const GROUPABLE = sql`status = 'pending' AND lease IS NULL AND event LIKE 'lead.%' AND event <> 'lead.follow-up'
  AND (attempts = 0 OR last_error LIKE 'status %')`;

async function claimNotifications(platform: Platform, limit: number): Promise<Claimed[]> {
  const copies = sendsVisitorCopies(platform) ? ["visitor"] : [];
  const channels = [...listChannels(platform), ...copies];
  if (channels.length === 0) return [];
  const db = platform.bindings.DB;
  const { holder, now, until } = createLease(platform.settings);
  const [, , , claimed] = await db.batch<Claimed>([
    prepare(db)`
      INSERT INTO notices (id, about, channel, event, count, status, due, created, updated)
      SELECT ${holder} || '.' || event || '.' || channel, ${holder} || ' ' || event, channel, event,
        SUM(count), 'pending', ${now}, MAX(created), ${now}
      FROM notices WHERE ${GROUPABLE}
      GROUP BY event, channel HAVING SUM(count) > ${SINGLE_LIMIT} AND COUNT(*) > 1`,
    prepare(db)`
      UPDATE notices SET status = 'grouped', updated = ${now}
      WHERE ${GROUPABLE} AND about <> ${holder} || ' ' || event AND EXISTS (SELECT 1 FROM notices grouped
        WHERE grouped.id = ${holder} || '.' || notices.event || '.' || notices.channel)`,
    prepare(db)`
      UPDATE notices SET lease = ${holder}, due = ${until}, attempts = attempts + 1, updated = ${now}
      WHERE id IN (
        SELECT id FROM notices WHERE status = 'pending' AND due <= ${now}
          AND channel IN (SELECT value FROM json_each(${JSON.stringify(channels)}))
        ORDER BY due, created LIMIT ${limit})`,
    prepare(db)`
      SELECT notices.id, channel, event, count, trouble AS incident, notices.attempts, notices.lease,
        notices.last_error AS lastError, notices.created, reference, kind, name, fields, since, withdrawn IS NOT NULL AS isWithdrawn,
        (lead IS NOT NULL AND reference IS NULL) OR
          (channel = 'visitor' AND (leads.status = 'held' OR withdrawn IS NOT NULL)) OR
          (event = 'lead.unanswered' AND lead IS NOT NULL AND NOT EXISTS (
            SELECT 1 FROM leads waiting WHERE waiting.id = lead AND ${WAITS_FOR_ANSWER})) AS isStopped
      FROM notices LEFT JOIN leads ON leads.id = notices.lead
      WHERE notices.status = 'pending' AND notices.due = ${until} AND notices.lease = ${holder}
      ORDER BY notices.created, channel`,
  ]);
  return claimed?.results ?? [];
}

async function send(platform: Platform, notification: Claimed): Promise<D1PreparedStatement> {
  const db = platform.bindings.DB;
  const { id, channel, event, attempts, created } = notification;
  // The lead is deleted, or was answered meanwhile; or this is the visitor's copy of a held or withdrawn lead.
  if (notification.isStopped) return record(db, notification, "dead");
  const failure = await sendOnce(platform, notification);
  if (failure === null) return record(db, notification, "sent");
  const { error, isRedirected = false } = failure;
  const details = { id, channel, of: event, attempts, error };
  if (isRedirected) {
    console.error(JSON.stringify({ event: "notice.unconfirmed", ...details }));
    return record(db, notification, "dead", error);
  }
  console.log(JSON.stringify({ event: "notice.failed", ...details }));
  const now = Date.now();
  const hasDetails =
    platform.settings.NOTIFY_DETAILS === "on" && notification.lastError !== REFUSED;
  const wait = error === REFUSED && hasDetails ? 0 : backoff(platform.settings, attempts);
  // With the backoff of leads, but only for a day: older news helps nobody.
  const status = now - created > DAY_MS && attempts > 1 ? "dead" : "pending";
  return record(db, notification, status, error, now + wait);
}

function record(
  db: D1Database,
  { id, lease }: Claimed,
  status: "pending" | "sent" | "dead",
  error: string | null = null,
  due = Date.now(),
) {
  return prepare(db)`
    UPDATE notices SET status = ${status}, lease = NULL, due = ${due}, last_error = ${error},
      updated = ${Date.now()}
    WHERE id = ${id} AND lease = ${lease}`;
}

/** After a redirect the webhook may have it, and would get it again with each attempt. */
type SendFailure = { error: string; isRedirected?: boolean };

/** Null when the channel accepted the notification. */
async function sendOnce(platform: Platform, notification: Claimed): Promise<SendFailure | null> {
  try {
    if (notification.channel === "webhook") return await postNotification(platform, notification);
    const sending =
      notification.channel === "visitor"
        ? sendVisitorCopy(platform, notification)
        : sendMail(platform, notification);
    await failAfter(sending, platform.settings.DELIVER_TIMEOUT_MS);
    return null;
  } catch (cause) {
    // The message of an error of the mail service may have the address.
    const { code, name } = cause as { code?: string; name?: string };
    return { error: `no answer (${code ?? name ?? "unknown"})` };
  }
}

async function sendMail(platform: Platform, notification: ClaimedNotification) {
  const { NOTIFY_TO, NOTIFY_FROM } = platform.settings;
  const { EMAIL } = platform.bindings;
  if (!NOTIFY_FROM || !EMAIL) throw new Error("mail is off");
  const body = describeNotification(platform, notification);
  const replyTo = readReplyTo(body);
  const mail = {
    from: NOTIFY_FROM,
    to: NOTIFY_TO,
    subject: writeSubject(body),
    text: `${writeSummary(body)}\n\n${body.url}${writeDetails(body)}\n`,
    headers: { "Auto-Submitted": "auto-generated", ...NO_AUTOMATIC_ANSWERS },
  };
  try {
    await EMAIL.send({ ...mail, ...(replyTo && { replyTo }) });
  } catch (error) {
    // Not every mail server takes an address beyond ASCII; the text of the mail has it, too.
    if (!replyTo || /^[\x20-\x7e]*$/.test(replyTo)) throw error;
    await EMAIL.send(mail);
  }
}

async function postNotification(platform: Platform, notification: ClaimedNotification) {
  const { NOTIFY_URL, NOTIFY_FORMAT, NOTIFY_SECRET, DELIVER_TIMEOUT_MS } = platform.settings;
  if (!NOTIFY_URL) throw new Error("the webhook is off");
  const described = describeNotification(platform, notification);
  const isWithoutDetails = notification.lastError === REFUSED;
  const written = isWithoutDetails ? { ...described, details: undefined } : described;
  const { headers, body } = webhookFormats[NOTIFY_FORMAT](written);
  // A service that knows the key would repeat its refusal.
  const key = isWithoutDetails ? `${notification.id}.without-details` : notification.id;
  const isSigned = NOTIFY_FORMAT === "json" && NOTIFY_SECRET.length > 0;
  const response = await fetch(NOTIFY_URL, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...headers,
      "idempotency-key": key,
      ...(isSigned && (await signWebhook(NOTIFY_SECRET, notification.id, body))),
    },
    body,
    redirect: "manual",
    signal: AbortSignal.timeout(DELIVER_TIMEOUT_MS),
  });
  await response.body?.cancel();
  const { ok, status } = response;
  return ok ? null : { error: `status ${status}`, isRedirected: status >= 300 && status <= 399 };
}
