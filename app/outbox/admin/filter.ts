// biome-ignore-all lint/style/noRestrictedImports: `npm run leads` loads this file without a bundler
import { foldText } from "../../content/fold-text.ts";
import { type Sql, sql } from "../sql.ts";

export const STATUSES = [
  "pending",
  "delivered",
  "received",
  "held",
  "dead",
  "unconfirmed",
  "superseded",
] as const;

export const STATES = [...STATUSES, "withdrawn", "new", "open", "done"] as const;

export type LeadState = (typeof STATES)[number];

export type LeadFilter = {
  state?: LeadState | undefined;
  kind?: string | undefined;
  q?: string | undefined;
  since?: number | undefined;
  /** A known utm_source, "other", or "none" for leads without. */
  source?: string | undefined;
};

const NEEDS_ANSWER = sql`done IS NULL AND status NOT IN ('held', 'superseded', 'probe')`;
export const WAITS_FOR_ANSWER = sql`${NEEDS_ANSWER} AND withdrawn IS NULL`;
export const IS_NEW = sql`(${NEEDS_ANSWER} AND touched IS NULL)`;

/** What the list reads: `within` is answered by an index in the list's order, `rest` (null for none) lead by lead. */
export type FilterPlan = { within: Sql; rest: Sql | null };

/** Versions that their visitor replaced are found by state or search; an export has them all. */
export function planFilter(
  { state, kind, q, since, source }: LeadFilter,
  versions: "newest" | "all versions" = "newest",
): FilterPlan {
  const byIndex = [
    ...(state ? [byState(state)] : []),
    // The second condition is that of the index, which has no leads without a source.
    ...(source && source !== "none" ? [[sql`source = ${source} AND source <> 'none'`]] : []),
  ];
  const text = q ? foldText(q) : "";
  const listed =
    versions === "all versions" || showsReplaced({ state, q })
      ? sql`status <> 'probe'`
      : sql`status NOT IN ('probe', 'superseded')`;
  const [indexed = [], ...others] = text ? [[], ...byIndex] : byIndex;
  const [first, ...further] = indexed;
  const period = since === undefined ? [] : [sql`created >= ${since}`];
  const rest = [
    ...(text ? [byText(text, q ?? "")] : []),
    ...further,
    ...others.flat(),
    // No index: each lead would pay for one, and no kind is rare.
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(source === "none" ? [sql`source IS 'none'`] : []),
  ];
  return {
    within: all([first ?? sql`TRUE`, listed, ...period]),
    rest: rest.length > 0 ? all(rest) : null,
  };
}

export function showsReplaced({ state, q }: LeadFilter): boolean {
  return state !== undefined || Boolean(q?.trim());
}

function all(conditions: Sql[]): Sql {
  return conditions.reduce((left, right) => sql`${left} AND ${right}`);
}

export function byReference(reference: string): Sql {
  return sql`(id = ${reference} OR reference = ${normalizeReference(reference)})`;
}

export function byEmail(email: string): Sql {
  return sql`email = lower(trim(${email}))`;
}

export function bySender({ id, email }: { id: string; email: string | null }): Sql {
  return email ? byEmail(email) : sql`id = ${id}`;
}

export function toStoredEmail(email: string): string {
  return lowerAscii(email.trim());
}

/** A reference as people write or say it: lower case, without dash, O for 0. */
export function normalizeReference(reference: string): string {
  const code = reference.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const crockford = code.replaceAll("O", "0").replace(/[IL]/g, "1");
  return `${crockford.slice(0, 4)}-${crockford.slice(4)}`;
}

/** The first condition is that of an index. */
function byState(state: LeadState): Sql[] {
  if (state === "new") return [sql`done IS NULL`, IS_NEW];
  if (state === "open") return [sql`done IS NULL`, WAITS_FOR_ANSWER];
  if (state === "done") return [sql`done IS NOT NULL`];
  if (state === "withdrawn") return [sql`withdrawn IS NOT NULL`];
  return [sql`status = ${state}`];
}

// instr, because D1 takes LIKE patterns of at most 50 bytes.
function byText(folded: string, text: string): Sql {
  const code = normalizeReference(text).replace(/-$/, "");
  const inReference = code ? sql`instr(reference, ${code}) > 0` : sql`FALSE`;
  return sql`(${inReference} OR instr(${SEARCHED}, ${folded}) > 0)`;
}

// Null until the cron has filled a row of an older version.
const SEARCHED = sql`COALESCE(searched, lower(name || char(10) || COALESCE(email, '')))`;

function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
