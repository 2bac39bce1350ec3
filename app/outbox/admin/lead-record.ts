import type { LeadKind } from "../lead.server.ts";

/** A lead as people read it; times are ms since 1970. */
export type LeadRecord = {
  id: string;
  reference: string;
  kind: LeadKind;
  status: string;
  attempts: number;
  unknownOutcomes: number;
  flags: string[];
  lastError: string | null;
  created: number;
  updated: number;
  delivered: number | null;
  due: number;
  fields: Record<string, string>;
  payload: Record<string, string | number>;
  done: number | null;
  isNew: boolean;
  outcome: string | null;
  withdrawn: number | null;
};

export type LeadColumns = Omit<LeadRecord, "flags" | "fields" | "payload" | "isNew"> & {
  flags: string;
  fields: string;
  payload: string;
  isNew: number;
};

/** SQL: nobody has handled the lead; held and superseded ones need nobody. */
export const IS_NEW = "(done IS NULL AND touched IS NULL AND status NOT IN ('held', 'superseded'))";

export const LEAD_COLUMNS = `id, reference, kind, status, attempts,
  unknown_outcomes AS unknownOutcomes, flags, last_error AS lastError, created, updated, delivered,
  due, fields, payload, done, ${IS_NEW} AS isNew, outcome, withdrawn`;

export function toLeadRecord(row: LeadColumns): LeadRecord {
  return {
    ...row,
    flags: JSON.parse(row.flags),
    fields: JSON.parse(row.fields),
    payload: JSON.parse(row.payload),
    isNew: row.isNew === 1,
  };
}

export function readContact({ fields, payload }: Pick<LeadRecord, "fields" | "payload">) {
  const all: Record<string, string | number> = { ...payload, ...fields };
  const first = all.firstName ?? all.first_name ?? all["First Name"] ?? "";
  const last = all.lastName ?? all.last_name ?? all["Last Name"] ?? "";
  const name = all.name ?? all.fullName ?? all.user_name ?? `${first} ${last}`;
  const email = all.email ?? all.user_email ?? all.Email ?? "";
  return { name: String(name).trim(), email: String(email) };
}
