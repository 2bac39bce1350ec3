import type { Desk, Words } from "./command.ts";
import type { Database } from "./database.ts";
import { toPlainJson } from "./plain-text.ts";
import { type Sql, sql } from "./sql.ts";

/** `none` is what to say when no lead matches. */
type Choice = { leads: Sql; allowed: Sql; none: string };

/** Makes leads due now with their attempts counted anew; never one that is being sent right now. */
export async function requeue(
  database: Database,
  { leads, allowed, none }: Choice,
  words: Words,
  desk: Desk,
): Promise<number> {
  const now = Date.now();
  const [requeued = [], named = []] = await database.run(
    sql`UPDATE leads SET status = 'pending', lease = NULL, due = ${now}, attempts = 0, updated = ${now}
      WHERE ${leads} AND ${allowed} AND (lease IS NULL OR due <= ${now})
      RETURNING reference`,
    sql`SELECT reference, status, lease FROM leads WHERE ${leads} LIMIT 1`,
  );
  const references = requeued.map(({ reference }) => String(reference));
  if (words.json) desk.print(toPlainJson({ requeued: references }));
  else if (references.length > 0) {
    desk.print(`${references.join(", ")}: the outbox sends it within a minute.`);
  } else desk.print(explain(named[0]) ?? none);
  return references.length > 0 ? 0 : 1;
}

function explain(lead: Record<string, unknown> | undefined): string | null {
  if (!lead) return null;
  if (lead.lease) return `${lead.reference} is being sent right now.`;
  return `${lead.reference} is ${lead.status}: nothing to do.`;
}
