import { userInfo } from "node:os";
import type { ParseArgsOptionsConfig } from "node:util";
import { type LeadState, STATES } from "../../app/outbox/desk/filter.ts";
import { toPlainLine } from "../../app/outbox/desk/plain-text.ts";
import type { Database } from "./database.ts";
import { UsageError } from "./failures.ts";

export type Words = {
  options: Record<string, string | boolean | undefined>;
  names: string[];
  json: boolean;
};

export type Terminal = {
  print(text: string): void;
  /** Says which database is read, apart from what is printed: another program may read that. */
  announce?(place: string): void;
  /** Null when nobody is there to answer. */
  confirm(question: string): Promise<boolean | null>;
};

/** One word after `npm run leads --`; `run` answers the exit code. */
export type Command = {
  summary: string;
  usage: string;
  options: ParseArgsOptionsConfig;
  /** Whether words after the command name leads. */
  takesNames?: boolean;
  run(database: Pick<Database, "open">, words: Words, terminal: Terminal): Promise<number>;
};

export function readText({ options }: Words, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" ? value : undefined;
}

export function readState(words: Words): LeadState | undefined {
  const status = readText(words, "status");
  const state = STATES.find((known) => known === status);
  if (state || status === undefined) return state;
  throw new UsageError(`--status is one of ${STATES.join(", ")}.`);
}

export function readCount(words: Words, name: string): number | undefined {
  const text = readText(words, name);
  if (text === undefined) return undefined;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new UsageError(`--${name} is a whole number.`);
}

/** The one reference or id that a command is about. */
export function readName({ names }: Words): string {
  const [name, ...others] = names;
  if (name && others.length === 0) return name;
  throw new UsageError("Name one lead by its reference or id.");
}

export function missing(name: string): string {
  return `No lead is called ${toPlainLine(name, 80)}.`;
}

/** Who did it, as the lead's history says. */
export function operator(): string {
  return `${userInfo().username} (terminal)`;
}

/** What cannot be taken back needs a person's yes, or a program's --yes. */
export async function isAgreed(
  { options }: Words,
  { confirm }: Terminal,
  { question, sentence }: { question: string; sentence: string },
): Promise<boolean> {
  const agreed = options.yes === true || (await confirm(`${question} [y/N] `));
  if (agreed === null) throw new UsageError(`${sentence}: add --yes.`);
  return agreed;
}
