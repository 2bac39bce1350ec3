import { secretsOf } from "~/http/crypto.server";
import { sleep, withTimeout } from "~/http/timing";
import { deliverLeads } from "~/outbox/deliver/deliver.server";
import { sendLead } from "~/outbox/deliver/send.server";
import { endpointState, findEndpoint, withPayload } from "~/outbox/endpoints/endpoint.server";
import { notifyIfSweepOverdue } from "~/outbox/notifications/incidents.server";
import { announceLead } from "~/outbox/notifications/notification.server";
import { storeInFallback, writeDeliveryMarker } from "~/outbox/store/fallback-store.server";
import {
  createLease,
  findVersions,
  insertOrClaimLead,
  type LeadVersion,
  mayBeReplaced,
  setDelivered,
  supersedeSent,
  writeResults,
} from "~/outbox/store/leads.server";
import { applySubmissionCaps } from "~/outbox/store/submission-caps.server";
import type { Platform } from "~/platform.server";
import { sentLanguage } from "~/seo/languages";
import { KINDS } from "./kinds";
import {
  type ClaimedLead,
  type DeliveryStatus,
  type LeadRow,
  type LeadStatus,
  logLead,
  type NewLead,
  toDeliveryStatus,
} from "./lead.server";
import { chooseLeadId, createLeadId, createReference, listLeadIds } from "./lead-id.server";
import { storeProbe } from "./probe.server";
import { readSentProof, type SentProof } from "./sent-proof.server";
import { prepare } from "./sql";

/** `limited`: nothing is stored, because its sender or its submission has too much. */
export type AcceptedLead =
  | { status: DeliveryStatus; reference: string }
  | { status: "limited" }
  | { status: "lost" };

/** How long a visitor waits (ms) for the first attempt; it continues after the response. */
const WAIT_LIMIT_MS = 3_000;
const POLL_FROM_MS = 50;
const POLL_UP_TO_MS = 500;

/** Idempotent. Stores a lead, then sends it in the request (`wait`, at most 3 s) or after. */
export function acceptLead(platform: Platform, lead: NewLead, { wait } = { wait: true }) {
  const accepted = storeAndSend(platform, lead, wait);
  platform.waitUntil(accepted);
  return accepted;
}

/** `acceptLead` for a form of one page: posted again unchanged with a new token, it makes no second lead. */
export async function acceptFormLead(
  platform: Platform,
  request: Request,
  lead: NewLead,
): Promise<SentProof | "limited" | "lost"> {
  const sent = await readSentProof(platform, lead.kind, request);
  const submission =
    sent && (await isUnchanged(platform, sent, lead.fields)) ? sent.submission : lead.submission;
  const accepted = await acceptLead(platform, { ...lead, submission }, { wait: false });
  return "reference" in accepted ? { submission, reference: accepted.reference } : accepted.status;
}

/** Whether these fields are what was sent; also after that was withdrawn and sent again, each time with another reference. */
async function isUnchanged(
  { settings }: Platform,
  { submission, reference }: SentProof,
  fields: NewLead["fields"],
) {
  const ids = await listLeadIds(secretsOf(settings), { submission, fields });
  return (await Promise.all(ids.flat().map(createReference))).includes(reference);
}

async function storeAndSend(
  platform: Platform,
  lead: NewLead,
  wait: boolean,
  retriesLeft = 1,
): Promise<AcceptedLead> {
  const versions = platform.isProbe ? [] : await readVersions(platform, lead);
  const id = chooseLeadId(await listLeadIds(secretsOf(platform.settings), lead), versions);
  if (!id) return { status: "limited" };
  const replaced = versions.find((version) => version.id !== id && mayBeReplaced(version, lead));
  const rowBeforeCaps = await createLeadRow(platform, lead, id, replaced?.reference);
  if (platform.isProbe) {
    const storing = storeProbe(platform, rowBeforeCaps);
    platform.waitUntil(storing);
    await withTimeout(storing, WAIT_LIMIT_MS, () => undefined);
    return { status: "stored", reference: rowBeforeCaps.reference };
  }
  const row = await applySubmissionCaps(platform, rowBeforeCaps, lead.ipAddress);
  if (!row) return { status: "limited" };
  const { reference } = row;
  const lease = createLease(platform.settings);
  const { DB } = platform.bindings;
  const replacing = replaced ? [supersedeSent(DB, row, lease.now)] : [];
  const others = [...replacing, ...(await announceLead(platform, row, lease.now))];
  const inserted = await insertOrClaimLead(DB, row, lease, others);
  if (!inserted) {
    if (!(await storeInFallback(platform, row))) return sendWithoutStore(platform, row);
    return { status: row.status === "held" ? "held" : "stored", reference };
  }
  // Withdrawn since its versions were read, or they were not.
  if (inserted.isWithdrawn) {
    if (retriesLeft === 0) return { status: "limited" };
    return storeAndSend(platform, lead, wait, retriesLeft - 1);
  }
  platform.waitUntil(notifyIfSweepOverdue(platform));
  if (row.status === "held" || row.status === "received") logLead(`lead.${row.status}`, row);
  if (row.status === "held") return { status: "held", reference };
  const delivery = inserted.claimed && deliverOne(platform, inserted.claimed);
  if (delivery) platform.waitUntil(delivery);
  if (!wait) return { status: "stored", reference };
  const result = delivery ?? waitForResult(platform, row, inserted.status);
  return { status: await withTimeout(result, WAIT_LIMIT_MS, () => "underway" as const), reference };
}

/** The rows of its submission, newest first; none when D1 does not answer: then the lead is stored in KV. */
function readVersions({ bindings }: Platform, { submission }: NewLead): Promise<LeadVersion[]> {
  const reading = findVersions(bindings.DB, submission);
  return withTimeout(reading, WAIT_LIMIT_MS, () => []).catch(() => []);
}

/** The row of a new lead; it is received if no endpoint is set for its kind. What is sent at once has its payload. */
export async function createLeadRow(
  platform: Platform,
  lead: NewLead,
  knownId?: string,
  replaces?: string,
): Promise<LeadRow> {
  const { submission, fields, honeypotFilled, tooFast } = lead;
  const kind = KINDS[lead.kind].stored;
  const id = knownId ?? (await createLeadId(platform.settings.SESSION_SECRET, lead));
  const reference = await createReference(id);
  const flags = [...(honeypotFilled ? ["honeypot"] : []), ...(tooFast ? ["too-fast"] : [])];
  const statusIfGenuine =
    endpointState(platform.settings, kind) === "unset" ? "received" : "pending";
  const row: LeadRow = {
    id,
    submission,
    kind,
    reference,
    status: honeypotFilled ? "held" : statusIfGenuine,
    fields: JSON.stringify(sentLanguage ? { ...fields, language: sentLanguage } : fields),
    payload: JSON.stringify(lead.payload?.(reference, replaces) ?? {}),
    flags: JSON.stringify(flags),
    userAgent: lead.userAgent ?? null,
    outcome: lead.outcome ?? null,
  };
  return row.status === "pending" ? withPayload(platform, row) : row;
}

async function deliverOne(platform: Platform, lead: ClaimedLead): Promise<DeliveryStatus> {
  const [result] = await deliverLeads(platform, [lead]);
  // For its visitor a redirect is a failure, as every answer but a 2xx; when it is posted again, it counts as sent.
  if (result?.status === "unconfirmed" && result.isRedirected) return "refused";
  return toDeliveryStatus(result?.status ?? "pending");
}

/** The status once another request or sweep is done with the row; `underway` after the limit. */
async function waitForResult(
  { settings, bindings }: Platform,
  { id }: LeadRow,
  status: LeadStatus,
): Promise<DeliveryStatus> {
  if (status !== "pending") return toDeliveryStatus(status);
  const end = Date.now() + Math.min(WAIT_LIMIT_MS, settings.DELIVER_TIMEOUT_MS);
  let pause = POLL_FROM_MS;
  while (Date.now() < end) {
    await sleep(pause);
    const row = await prepare(bindings.DB)`SELECT status, lease FROM leads WHERE id = ${id}`
      .first<{ status: LeadStatus; lease: string | null }>()
      .catch(() => null);
    if (row && (row.status !== "pending" || row.lease === null))
      return toDeliveryStatus(row.status);
    pause = Math.min(POLL_UP_TO_MS, pause * 2);
  }
  return "underway";
}

/** Neither store takes the lead: it is sent once to its endpoint, with the same idempotency key. */
async function sendWithoutStore(platform: Platform, row: LeadRow): Promise<AcceptedLead> {
  const endpoint = findEndpoint(platform.settings, row.kind);
  if (!endpoint || row.status === "held") return lose(row, "nowhere to send it");

  const attempt = await sendLead(platform, endpoint, row);
  if (attempt.result !== "delivered") return lose(row, attempt.error);
  logLead("lead.delivered", row, { attempt: 1, stored: "no" });
  // The insert that failed may have taken effect: then the row must not be sent again.
  const now = Date.now();
  const { DB } = platform.bindings;
  platform.waitUntil(writeDeliveryMarker(platform, row.id, now));
  platform.waitUntil(writeResults([row], () => setDelivered(DB, row.id, now).run()));
  return { status: "delivered", reference: row.reference };
}

function lose(row: LeadRow, error: string): AcceptedLead {
  logLead("lead.lost", row, { error });
  return { status: "lost" };
}
