// biome-ignore-all lint/style/noRestrictedImports: `npm run leads` loads this file without a bundler
import { prepare, type Sql, sql } from "../sql.ts";
import { describeLead, type PastNotification } from "./describe-lead.ts";
import {
  LEAD_COLUMNS,
  type LeadColumns,
  type PastAction,
  type PastAttempt,
  toLead,
} from "./leads.ts";

type OfLead<Row> = Row & { lead: string };
type Attempt = Pick<PastAttempt, "at" | "outcome" | "error">;
type Action = Pick<PastAction, "at" | "verb" | "note">;

export type PersonData = Awaited<ReturnType<typeof readPerson>>;

/**
 * Everything about one sender, for a copy that the sender gets: leads with their history, without ids and leases, and
 * without who in the studio did what. `isTheirs` is a condition on leads; other tables are read by their column `lead`.
 */
export async function readPerson(db: D1Database, isTheirs: Sql) {
  const isOfTheirs = sql`lead IN (SELECT id FROM leads WHERE ${isTheirs})`;
  const [rows, attempts, acts, notifications] = await db.batch([
    prepare(db)`SELECT ${LEAD_COLUMNS} FROM leads WHERE status <> 'probe' AND ${isTheirs}
      ORDER BY created, rowid`,
    prepare(db)`SELECT lead, at, outcome, error FROM lead_attempts WHERE ${isOfTheirs}
      ORDER BY at, rowid`,
    prepare(db)`SELECT lead, at, verb, note FROM lead_acts WHERE ${isOfTheirs} ORDER BY at, id`,
    prepare(db)`SELECT lead, created AS at, event, channel, status FROM notices
      WHERE ${isOfTheirs} ORDER BY created, channel`,
  ]);
  const attemptsOf = groupByLead<Attempt>(attempts);
  const actsOf = groupByLead<Action>(acts);
  const notificationsOf = groupByLead<PastNotification>(notifications);
  const leads = ((rows?.results ?? []) as LeadColumns[]).map((row) => {
    const { id, name: _name, email: _email, lease: _lease, ...lead } = toLead(row);
    const history = {
      attempts: attemptsOf(id),
      acts: actsOf(id),
      notifications: notificationsOf(id),
    };
    return { ...lead, history };
  });
  return { leads };
}

function groupByLead<Row>(result: D1Result | undefined): (lead: string) => Row[] {
  const groups = new Map<string, Row[]>();
  for (const { lead, ...row } of (result?.results ?? []) as OfLead<Row>[]) {
    groups.set(lead, [...(groups.get(lead) ?? []), row as Row]);
  }
  return (lead) => groups.get(lead) ?? [];
}

export function describePerson({ leads }: PersonData): string {
  return leads.map(describeLead).join("\n\n\n");
}
