import type { SendableLead } from "~/outbox/lead.server";
import { logLead } from "~/outbox/lead-log.server";

const TRIES = 2;

/** Runs a write that is safe to repeat, twice if need be; null and a log line when the store is down. */
export async function persist<T>(lead: SendableLead, write: () => Promise<T>): Promise<T | null> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (cause) {
      if (tries < TRIES) continue;
      logLead("lead.store-failed", lead, { error: String(cause).slice(0, 200) });
      return null;
    }
  }
}
