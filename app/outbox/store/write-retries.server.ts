import type { SendableLead } from "~/outbox/lead.server";
import { logLead } from "~/outbox/log.server";

type NamedLead = Pick<SendableLead, "id" | "reference" | "kind">;

/** Pauses before each retry of recording a result, in ms. */
const RESULT_PAUSES = [200, 1_000, 3_000];
/** A visitor waits while a lead is stored: one retry, and a limit for both tries together. */
const INSERT_PAUSES = [0];
const INSERT_LIMIT_MS = 5_000;

/** Records results of attempts, with retries for some seconds; logs each lead when the store is down. */
export async function writeResults(
  leads: NamedLead[],
  write: () => Promise<unknown>,
): Promise<void> {
  try {
    await retry(write, RESULT_PAUSES);
  } catch (cause) {
    for (const lead of leads) logStoreFailed(lead, cause);
  }
}

/** Runs an idempotent insert, 5 seconds at most; null when the store does not take it. */
export async function writeLead<T>(lead: NamedLead, write: () => Promise<T>): Promise<T | null> {
  try {
    return await Promise.race([retry(write, INSERT_PAUSES), rejectAfter(INSERT_LIMIT_MS)]);
  } catch (cause) {
    logStoreFailed(lead, cause);
    return null;
  }
}

async function retry<T>(write: () => Promise<T>, pauses: number[]): Promise<T> {
  for (const pause of pauses) {
    try {
      return await write();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return write();
}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
}

function logStoreFailed(lead: NamedLead, cause: unknown) {
  logLead("lead.store-failed", lead, { error: String(cause).slice(0, 200) });
}
