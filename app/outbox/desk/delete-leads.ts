import type { Desk } from "./desk.ts";
import { prepare, type Sql, sql } from "./sql.ts";

export async function countChosen({ db }: Desk, choice: Sql): Promise<number> {
  const count = prepare(db, sql`SELECT COUNT(*) AS leads FROM leads WHERE ${choice}`);
  return (await count.first<number>("leads")) ?? 0;
}

/** Deletes leads for good, with notes and history; answers their references. */
export async function deleteLeads({ db }: Desk, choice: Sql): Promise<string[]> {
  const gone = prepare(db, sql`DELETE FROM leads WHERE ${choice} RETURNING reference`);
  return (await gone.all<{ reference: string }>()).results.map(({ reference }) => reference);
}
