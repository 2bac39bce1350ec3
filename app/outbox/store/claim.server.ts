import type { Settings } from "~/env.server";

const SETTLE_MS = 5_000;

/** A lease in the making: nobody else sends the lead before `until` (ms since 1970). */
export type Claim = { holder: string; now: number; until: number };

/** Lasts LEASE_MS, but always longer than one attempt and the time to write down how it ended. */
export function openClaim(settings: Settings): Claim {
  const now = Date.now();
  const leaseMs = Math.max(settings.LEASE_MS, settings.DELIVER_TIMEOUT_MS + SETTLE_MS);
  return { holder: crypto.randomUUID(), now, until: now + leaseMs };
}
