// What the outbox keeps in KV: leads that D1 does not take, and delivery markers.

import { decrypt, encrypt, secretsOf } from "~/http/crypto.server";
import { failAfter } from "~/http/timing";
import { type ClaimedLead, type LeadRow, LOG_WORDS, logLead } from "~/outbox/lead.server";
import type { Platform } from "~/platform.server";
import { FALLBACK_DAYS } from "./expiry.server";
import { logStoreFailed } from "./leads.server";

/** Leads moved a minute, of the first 50 keys, so that unreadable ones do not block the rest. */
const READ_LIMIT = 5;
const LIST_LIMIT = 50;
const PREFIX = "outbox:";
const PUT_LIMIT_MS = 5_000;
/** Set while leads may be here; expires late enough for an eventually consistent list. */
const FLAG = { key: "outbox-spilled", expirationTtl: 60 * 60 };
const LIST_WITHOUT_FLAG_MINUTES = 10;
const LIFETIME_S = FALLBACK_DAYS * 24 * 60 * 60;

export type FallbackLead = LeadRow & { created: number };

/** Stores a lead, encrypted, in KV while D1 does not take it; false when that fails, too. */
export async function storeInFallback(platform: Platform, row: LeadRow): Promise<boolean> {
  const { settings, bindings } = platform;
  const lead: FallbackLead = { ...row, created: Date.now() };
  try {
    const encrypted = await encrypt(secretsOf(settings), contextOf(row.id), lead);
    const options = { expirationTtl: LIFETIME_S };
    const storing = bindings.SESSIONS.put(PREFIX + row.id, encrypted, options);
    await failAfter(storing, PUT_LIMIT_MS);
    // If the flag cannot be written, the sweep of every tenth minute lists the leads anyway.
    platform.waitUntil(raiseFlag(platform).catch(() => {}));
    logLead("lead.spilled", row);
    return true;
  } catch (error) {
    logStoreFailed(row, error);
    return false;
  }
}

/** Some of the leads that wait here, and how many cannot be decrypted: these keep the flag up. Throws when KV is down. */
export async function readFallback(platform: Platform, now: number) {
  const { settings, bindings } = platform;
  const isListed = Math.floor(now / 60_000) % LIST_WITHOUT_FLAG_MINUTES === 0;
  const nothing = { leads: [], unreadable: 0 };
  if (!isListed && !(await bindings.SESSIONS.get(FLAG.key))) return nothing;
  const { keys } = await bindings.SESSIONS.list({ prefix: PREFIX, limit: LIST_LIMIT });
  const names = keys.map(({ name }) => name);
  if (names.length === 0) return nothing;
  const encrypted = await bindings.SESSIONS.get(names);
  const decrypted = names.map(async (name) => {
    const context = contextOf(name.slice(PREFIX.length));
    const lead = await decrypt(secretsOf(settings), context, encrypted.get(name) ?? "");
    // What decrypts for this purpose was encrypted by storeInFallback.
    return lead as FallbackLead | null;
  });
  const readable = (await Promise.all(decrypted)).filter((lead) => lead !== null);
  const unreadable = names.length - readable.length;
  if (unreadable > 0) {
    console.error(JSON.stringify({ event: LOG_WORDS.fallbackUnreadable, unreadable }));
    // Until they can be read, each sweep finds them, and the monitor hears of them without a pause.
    if (isListed) await raiseFlag(platform);
  }
  return { leads: readable.slice(0, READ_LIMIT), unreadable };
}

function raiseFlag({ bindings }: Platform): Promise<void> {
  return bindings.SESSIONS.put(FLAG.key, "1", { expirationTtl: FLAG.expirationTtl });
}

export async function deleteFromFallback({ bindings }: Platform, leads: FallbackLead[]) {
  await Promise.all(leads.map(({ id }) => bindings.SESSIONS.delete(PREFIX + id)));
}

function contextOf(id: string) {
  return { purpose: "outbox", subject: id };
}

export const MARKER_LIFETIME_S = 24 * 60 * 60;
const markerKey = (id: string) => `sent:${id}`;

/** Records in KV that a lead was accepted, in case D1 cannot be updated. Never throws. */
export async function writeDeliveryMarker({ bindings }: Platform, id: string, now: number) {
  try {
    await bindings.SESSIONS.put(markerKey(id), String(now), { expirationTtl: MARKER_LIFETIME_S });
  } catch (error) {
    console.log(
      JSON.stringify({ event: LOG_WORDS.deliveryMarkerFailed, id, detail: String(error) }),
    );
  }
}

/** Delivery times, by lead id, of unrecorded attempts. At most one KV read; never throws. */
export async function findDeliveryMarkers(
  { bindings }: Platform,
  leads: ClaimedLead[],
): Promise<Map<string, number>> {
  const uncertain = leads.filter(({ unknownOutcomes }) => unknownOutcomes > 1);
  if (uncertain.length === 0) return new Map();
  try {
    const markers = await bindings.SESSIONS.get(uncertain.map(({ id }) => markerKey(id)));
    const fresh = uncertain.flatMap(({ id, ignoreMarkersUntil }): [string, number][] => {
      const at = Number(markers.get(markerKey(id)) ?? Number.NaN);
      return at > ignoreMarkersUntil ? [[id, at]] : [];
    });
    return new Map(fresh);
  } catch (error) {
    console.log(JSON.stringify({ event: LOG_WORDS.deliveryMarkerFailed, detail: String(error) }));
    return new Map();
  }
}
