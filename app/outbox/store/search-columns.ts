import { campaignSources } from "#content/studio/funnel.yaml";
import { foldText } from "~/content/fold-text";
import { findChosenOffer } from "~/outbox/chosen-offer";
import { prepare, readRows } from "~/outbox/sql";

const NAME_KEYS = ["name", "fullName", "firstName", "lastName", "user_name"];
const EMAIL_KEYS = ["email", "user_email", "Email"];
const FILLED_AT_ONCE = 50;

type Json = { fields: string; payload: string };

export function toSearchColumns({ fields, payload }: Json) {
  const values: Record<string, unknown> = { ...JSON.parse(payload), ...JSON.parse(fields) };
  const read = (keys: string[]) =>
    keys.flatMap((key) => (typeof values[key] === "string" ? [values[key]] : [])).join(" ");
  const label = typeof values.utm_source === "string" ? values.utm_source.trim() : "";
  const source = label.toLowerCase();
  return {
    searched: `${foldText(read(NAME_KEYS))}\n${foldText(read(EMAIL_KEYS))}`,
    source: source === "" ? "none" : campaignSources.includes(source) ? source : "other",
    offer: findChosenOffer(JSON.parse(fields))?.slug ?? null,
  };
}

/** Fills the columns of some leads of a former version, newest first. */
export async function fillSearchColumns(db: D1Database, most = FILLED_AT_ONCE): Promise<void> {
  const leads = await readRows<Json & { id: string }>(db)`
    SELECT id, fields, payload FROM leads WHERE searched IS NULL
    ORDER BY created DESC LIMIT ${most}`;
  if (leads.length === 0) return;
  await db.batch(
    leads.map((lead) => {
      const { searched, source, offer } = toSearchColumns(lead);
      return prepare(
        db,
      )`UPDATE leads SET searched = ${searched}, source = ${source}, offer = ${offer}
        WHERE id = ${lead.id}`;
    }),
  );
}
