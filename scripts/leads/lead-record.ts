import type { Row } from "./database.ts";
import { type Sql, sql } from "./sql.ts";

/** One row of the inbox, JSON columns read; times are ms since 1970. */
export type LeadRecord = {
  id: string;
  reference: string;
  kind: string;
  status: string;
  attempts: number;
  unknownOutcomes: number;
  flags: string[];
  lastError: string | null;
  created: number;
  updated: number;
  delivered: number | null;
  /** What the visitor did beside sending it: booking opened. */
  outcome: string | null;
  /** When the visitor took it back. */
  withdrawn: number | null;
  due: number;
  fields: Record<string, string>;
  payload: Record<string, string | number>;
};

export const statuses = ["pending", "delivered", "received", "held", "dead", "superseded"];

export const columns: Sql = sql`id, reference, kind, status, attempts,
  unknown_outcomes AS unknownOutcomes, flags, last_error AS lastError, created, updated, delivered,
  outcome, withdrawn, due, fields, payload`;

export function readLead(row: Row): LeadRecord {
  const { flags, fields, payload } = row;
  return {
    ...(row as unknown as LeadRecord),
    flags: JSON.parse(String(flags)),
    fields: JSON.parse(String(fields)),
    payload: JSON.parse(String(payload)),
  };
}

/** Name and e-mail under whatever names the form or the wire uses. */
export function readContact({ fields, payload }: LeadRecord): { name: string; email: string } {
  const all: Record<string, string | number> = { ...payload, ...fields };
  const first = all.firstName ?? all.first_name ?? all["First Name"] ?? "";
  const last = all.lastName ?? all.last_name ?? all["Last Name"] ?? "";
  const name = all.name ?? all.user_name ?? `${first} ${last}`;
  const email = all.email ?? all.user_email ?? all.Email ?? "";
  return { name: String(name).trim(), email: String(email) };
}

/** Matches an id, or a reference however it was read out: lower case, without dash, O for 0. */
export function isNamed(name: string): Sql {
  const code = name.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const crockford = code.replaceAll("O", "0").replace(/[IL]/g, "1");
  const reference = `${crockford.slice(0, 4)}-${crockford.slice(4)}`;
  return sql`(id = ${name} OR reference = ${reference})`;
}
