import type { SendableLead } from "~/outbox/lead.server";
import { logLead } from "~/outbox/lead-log.server";

type Named = Pick<SendableLead, "id" | "reference" | "kind">;

/** Waits between the tries of writing down how an attempt ended, in ms. */
const MARK_PAUSES = [200, 1_000, 3_000];
/** A visitor is waiting while a lead is stored: one more try, and together no longer than this. */
const PUT_PAUSES = [0];
const PUT_LIMIT_MS = 5_000;

/** Writes down how attempts ended, over and over for some seconds; a log line each when the store is down. */
export async function persistMarks(leads: Named[], write: () => Promise<unknown>): Promise<void> {
  try {
    await insist(write, MARK_PAUSES);
  } catch (cause) {
    for (const lead of leads) logStoreFailed(lead, cause);
  }
}

/** Runs a write that stores a lead and is safe to repeat, 5 seconds at most; null when the store does not take it. */
export async function persistLead<T>(lead: Named, write: () => Promise<T>): Promise<T | null> {
  try {
    return await Promise.race([insist(write, PUT_PAUSES), giveUp(PUT_LIMIT_MS)]);
  } catch (cause) {
    logStoreFailed(lead, cause);
    return null;
  }
}

async function insist<T>(write: () => Promise<T>, pauses: number[]): Promise<T> {
  for (const pause of pauses) {
    try {
      return await write();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return write();
}

function giveUp(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
}

function logStoreFailed(lead: Named, cause: unknown) {
  logLead("lead.store-failed", lead, { error: String(cause).slice(0, 200) });
}
