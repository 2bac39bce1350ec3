import { userInfo } from "node:os";
import type { ParseArgsOptionsConfig } from "node:util";
import { inbox } from "#content/studio/inbox.yaml";
import { fill } from "../../app/content/format.ts";
import { byEmail, byReference, type LeadState, STATES } from "../../app/outbox/admin/filter.ts";
import { findLeads } from "../../app/outbox/admin/leads.ts";
import { toPlainLine } from "../../app/outbox/admin/plain-text.ts";
import type { Database } from "./database.ts";

/** The command line is wrong: exit code 2. */
export class UsageError extends Error {}

export type Arguments = {
  options: Record<string, unknown>;
  positionals: string[];
  json: boolean;
};

export type Terminal = {
  print(text: string): void;
  /** Prints which database is used, apart from the output that programs read. */
  announce?(database: string): void;
  /** Null when nobody is there to answer. */
  confirm(question: string): Promise<boolean | null>;
};

export type OpenDatabase = Pick<Database, "open" | "countWaiting">;

/** One command of `npm run leads --`; `run` returns the exit code. */
export type Command = {
  summary: string;
  usage: string;
  options?: ParseArgsOptionsConfig;
  takesPositionals?: boolean;
  run(database: OpenDatabase, args: Arguments, terminal: Terminal): Promise<number>;
};

export const STATUS_HELP = `STATUS is one of ${STATES.join(", ")}.`;

export function readText({ options }: Arguments, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" ? value : undefined;
}

export function readState(args: Arguments): LeadState | undefined {
  const status = readText(args, "status");
  const state = STATES.find((known) => known === status);
  if (state || status === undefined) return state;
  throw new UsageError(`--status is one of ${STATES.join(", ")}.`);
}

export function readCount(args: Arguments, name: string): number | undefined {
  const text = readText(args, name);
  if (text === undefined) return undefined;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new UsageError(`--${name} is a whole number.`);
}

export function readReference({ positionals }: Arguments): string {
  const [reference, ...others] = positionals;
  if (reference && others.length === 0) return reference;
  throw new UsageError("Name one lead by its reference or id.");
}

/** For an e-mail address all leads, also replaced ones. */
export function findNamed(db: D1Database, name: string) {
  return findLeads(db, name.includes("@") ? byEmail(name) : byReference(name));
}

export function notFound(reference: string): string {
  return `No lead is called ${toPlainLine(reference, 80)}.`;
}

/** Says that a lead may be in the fallback store, which is not searched; empty if none waits there. */
export async function explainUnsearched(database: OpenDatabase): Promise<string> {
  const waiting = await database.countWaiting();
  if (waiting === 0) return "";
  if (waiting === null) return `\nNot searched: leads that wait in the fallback store (KV).`;
  const leads = fill(inbox.leadCount, { count: waiting });
  return `\nNot searched: ${leads} in the fallback store (KV). The cron moves leads from there once the database takes writes; if the log has spill.unreadable, once SESSION_SECRET_OLD has the former secret.`;
}

export function operator(): string {
  return `${userInfo().username} (terminal)`;
}

/** What cannot be undone needs a person's yes, or --yes. */
export async function isConfirmed(
  { options }: Arguments,
  { confirm }: Terminal,
  { question, sentence }: { question: string; sentence: string },
): Promise<boolean> {
  const confirmed = options.yes === true || (await confirm(`${question} [y/N] `));
  if (confirmed === null) throw new UsageError(`${sentence}: add --yes.`);
  return confirmed;
}
