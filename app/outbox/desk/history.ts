import type { Desk } from "./desk.ts";
import { prepare, sql } from "./sql.ts";

type PastAttempt = { id: number; at: number; outcome: string; error: string | null };
/** What a person did with a lead, and who; `note` is what was written. */
type PastAct = { id: number; at: number; verb: string; who: string; note: string | null };

export type LeadHistory = { attempts: PastAttempt[]; acts: PastAct[] };

/** What happened to a lead, newest first. */
export async function readHistory({ db }: Desk, id: string): Promise<LeadHistory> {
  const [attempts, acts] = await db.batch<PastAttempt & PastAct>([
    prepare(
      db,
      sql`SELECT rowid AS id, at, outcome, error FROM lead_attempts WHERE lead = ${id} ORDER BY at DESC, rowid DESC`,
    ),
    prepare(
      db,
      sql`SELECT id, at, verb, who, note FROM lead_acts WHERE lead = ${id} ORDER BY at DESC, id DESC`,
    ),
  ]);
  return { attempts: attempts?.results ?? [], acts: acts?.results ?? [] };
}
