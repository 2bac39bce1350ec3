import type { Platform } from "~/env.server";
import type { ClaimedLead } from "~/outbox/lead.server";

export const MARKER_S = 24 * 60 * 60;
const keyOf = (id: string) => `sent:${id}`;

/** Records in KV that a lead was accepted, in case D1 cannot be told. Never throws. */
export async function writeDeliveryMarker(
  { bindings }: Platform,
  id: string,
  now: number,
): Promise<void> {
  try {
    await bindings.SESSIONS.put(keyOf(id), String(now), { expirationTtl: MARKER_S });
  } catch (error) {
    console.log(JSON.stringify({ event: "tombstone.failed", id, detail: String(error) }));
  }
}

/** Delivery times, by lead id, of attempts whose result was not recorded. At most one KV read; never throws. */
export async function findDeliveryMarkers(
  { bindings }: Platform,
  leads: ClaimedLead[],
): Promise<Map<string, number>> {
  const uncertain = leads.filter(({ unknown }) => unknown > 1);
  if (uncertain.length === 0) return new Map();
  try {
    const markers = await bindings.SESSIONS.get(uncertain.map(({ id }) => keyOf(id)));
    // Ignore delivery markers older than the last confirmed delivery: the lead is resent on purpose.
    const fresh = uncertain.flatMap(({ id, delivered }): [string, number][] => {
      const at = Number(markers.get(keyOf(id)) ?? Number.NaN);
      return at > (delivered ?? 0) ? [[id, at]] : [];
    });
    return new Map(fresh);
  } catch (error) {
    console.log(JSON.stringify({ event: "tombstone.failed", detail: String(error) }));
    return new Map();
  }
}
