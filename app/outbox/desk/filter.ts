import { readReference } from "./choice.ts";
import { IS_NEW } from "./lead-record.ts";
import { every, type Sql, sql } from "./sql.ts";

const STATUSES = [
  "pending",
  "delivered",
  "received",
  "held",
  "dead",
  "unconfirmed",
  "superseded",
] as const;

/** What a list can be narrowed to: a status, or what people did. */
export const STATES = [...STATUSES, "withdrawn", "new", "done"] as const;
export const KINDS = ["wizard", "assessment", "crm", "request"] as const;

export type LeadState = (typeof STATES)[number];

export type LeadFilter = {
  state?: LeadState | undefined;
  kind?: string | undefined;
  /** A part of a name, an e-mail address or a reference. */
  q?: string | undefined;
  /** Not older than this, in ms since 1970. */
  since?: number | undefined;
};

export function toCondition({ state, kind, q, since }: LeadFilter): Sql {
  return every([
    ...(state ? [isInState(state)] : []),
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(since === undefined ? [] : [sql`created >= ${since}`]),
    ...(q?.trim() ? [mentions(q.trim())] : []),
  ]);
}

function isInState(state: LeadState): Sql {
  if (state === "new") return { text: IS_NEW, values: [] };
  if (state === "done") return sql`done IS NOT NULL`;
  if (state === "withdrawn") return sql`withdrawn IS NOT NULL`;
  return sql`status = ${state}`;
}

// D1 takes LIKE patterns of at most 50 bytes; and SQLite folds the case of ASCII letters only.
function mentions(words: string): Sql {
  const code = readReference(words).replace(/-$/, "");
  const inReference = code ? sql`instr(reference, ${code}) > 0` : sql`FALSE`;
  const inText = spellings(words).map(
    (spelling) => sql`instr(lower(name), ${spelling}) > 0 OR instr(email, ${spelling}) > 0`,
  );
  return sql`(${inText.reduce((all, part) => sql`${all} OR ${part}`, inReference)})`;
}

function spellings(words: string): string[] {
  const lower = words.toLocaleLowerCase();
  const title = lower.replace(/(^|[\s-])\S/gu, (start) => start.toLocaleUpperCase());
  const all = [words, lower, words.toLocaleUpperCase(), title];
  return [...new Set(all.map(lowerAscii))];
}

function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
