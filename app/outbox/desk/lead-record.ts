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
  due: number;
  fields: Record<string, string>;
  payload: Record<string, string | number>;
  /** When a person called it done. */
  done: number | null;
  /** Nobody has done anything with it yet. */
  isNew: boolean;
};

type Row = Record<string, string | number | null>;

/** Nobody has looked after such a lead; spam and replaced ones need nobody. */
export const IS_NEW = "(done IS NULL AND touched IS NULL AND status NOT IN ('held', 'superseded'))";

export const LEAD_COLUMNS = `id, reference, kind, status, attempts,
  unknown_outcomes AS unknownOutcomes, flags, last_error AS lastError, created, updated, delivered,
  due, fields, payload, done, ${IS_NEW} AS isNew`;

export function readLead(row: Row): LeadRecord {
  const { flags, fields, payload, isNew } = row;
  return {
    ...(row as unknown as LeadRecord),
    flags: JSON.parse(String(flags)),
    fields: JSON.parse(String(fields)),
    payload: JSON.parse(String(payload)),
    isNew: isNew === 1,
  };
}

/** Name and e-mail under whatever names the form or the wire uses. */
export function readContact({ fields, payload }: Pick<LeadRecord, "fields" | "payload">) {
  const all: Record<string, string | number> = { ...payload, ...fields };
  const first = all.firstName ?? all.first_name ?? all["First Name"] ?? "";
  const last = all.lastName ?? all.last_name ?? all["Last Name"] ?? "";
  const name = all.name ?? all.fullName ?? all.user_name ?? `${first} ${last}`;
  const email = all.email ?? all.user_email ?? all.Email ?? "";
  return { name: String(name).trim(), email: String(email) };
}
