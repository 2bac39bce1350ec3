import type { Platform } from "~/env.server";
import type { ClaimedLead } from "~/outbox/lead.server";

const LIFETIME_S = 24 * 60 * 60;
const keyOf = (id: string) => `sent:${id}`;

/** Says in the second store that a lead was accepted, in case the first one never hears of it. Never throws. */
export async function buryLead({ bindings }: Platform, id: string, now: number): Promise<void> {
  try {
    await bindings.SESSIONS.put(keyOf(id), String(now), { expirationTtl: LIFETIME_S });
  } catch (error) {
    console.log(JSON.stringify({ event: "tombstone.failed", id, detail: String(error) }));
  }
}

/**
 * The ids among claimed leads that were accepted by an attempt whose end was never written down, with
 * the time of it; one look-up at most, none for leads that surely never left. Never throws.
 */
export async function findBuried(
  { bindings }: Platform,
  leads: ClaimedLead[],
): Promise<Map<string, number>> {
  const doubtful = leads.filter(({ unknown }) => unknown > 1);
  if (doubtful.length === 0) return new Map();
  try {
    const found = await bindings.SESSIONS.get(doubtful.map(({ id }) => keyOf(id)));
    // A lead that is sent again on purpose has an older stone of its own.
    const fresh = doubtful.flatMap(({ id, delivered }): [string, number][] => {
      const at = Number(found.get(keyOf(id)) ?? Number.NaN);
      return at > (delivered ?? 0) ? [[id, at]] : [];
    });
    return new Map(fresh);
  } catch (error) {
    console.log(JSON.stringify({ event: "tombstone.failed", detail: String(error) }));
    return new Map();
  }
}
