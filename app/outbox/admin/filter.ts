// biome-ignore-all lint/style/noRestrictedImports: `npm run leads -- funnel` loads this file without a bundler
import { campaignSources } from "../../../content/funnel.ts";
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
export const KINDS = ["wizard", "assessment", "crm", "request"] as const;

export type LeadState = (typeof STATES)[number];

export type LeadFilter = {
  state?: LeadState | undefined;
  kind?: string | undefined;
  q?: string | undefined;
  since?: number | undefined;
  /** A known utm_source, "other", or "none" for leads without. */
  source?: string | undefined;
};

export const SOURCE = sql`CASE
  WHEN COALESCE(fields ->> 'utm_source', '') = '' THEN 'none'
  WHEN lower(fields ->> 'utm_source') IN (SELECT value FROM json_each(${JSON.stringify(campaignSources)}))
    THEN lower(fields ->> 'utm_source')
  ELSE 'other' END`;

/** SQL: nobody has handled the lead; held and superseded ones need nobody. */
export const IS_NEW = sql`(done IS NULL AND touched IS NULL AND status NOT IN ('held', 'superseded'))`;

/** Versions that their visitor replaced are found by state or search; an export has them all. */
export function byFilter(
  { state, kind, q, since, source }: LeadFilter,
  versions: "newest" | "all versions" = "newest",
): Sql {
  const showsReplaced = versions === "all versions" || state !== undefined || Boolean(q?.trim());
  const conditions = [
    ...(state ? [byState(state)] : []),
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(source ? [sql`${SOURCE} = ${source}`] : []),
    ...(since === undefined ? [] : [sql`created >= ${since}`]),
    ...(q?.trim() ? [byText(q.trim())] : []),
  ];
  return conditions.reduce(
    (all, condition) => sql`${all} AND ${condition}`,
    showsReplaced ? sql`status <> 'probe'` : sql`status NOT IN ('probe', 'superseded')`,
  );
}

export function byReference(reference: string): Sql {
  return sql`(id = ${reference} OR reference = ${normalizeReference(reference)})`;
}

export function byEmail(email: string): Sql {
  return sql`email = lower(trim(${email}))`;
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

function byState(state: LeadState): Sql {
  if (state === "new") return IS_NEW;
  if (state === "open")
    return sql`done IS NULL AND withdrawn IS NULL AND status NOT IN ('held', 'superseded')`;
  if (state === "done") return sql`done IS NOT NULL`;
  if (state === "withdrawn") return sql`withdrawn IS NOT NULL`;
  return sql`status = ${state}`;
}

// D1 takes LIKE patterns of at most 50 bytes, and SQLite ignores case for ASCII letters only.
function byText(text: string): Sql {
  const code = normalizeReference(text).replace(/-$/, "");
  const inReference = code ? sql`instr(reference, ${code}) > 0` : sql`FALSE`;
  const inNames = listCases(text).map(
    (variant) => sql`instr(lower(name), ${variant}) > 0 OR instr(email, ${variant}) > 0`,
  );
  return sql`(${inNames.reduce((all, part) => sql`${all} OR ${part}`, inReference)})`;
}

function listCases(text: string): string[] {
  const lower = text.toLocaleLowerCase();
  const title = lower.replace(/(^|[\s-])\S/gu, (start) => start.toLocaleUpperCase());
  const all = [text, lower, text.toLocaleUpperCase(), title];
  return [...new Set(all.map(lowerAscii))];
}

function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
