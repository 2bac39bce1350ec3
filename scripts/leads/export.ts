import { type Command, readStatus, readText, type Words } from "./command.ts";
import { writeCsv } from "./csv.ts";
import type { Database } from "./database.ts";
import { UsageError } from "./failures.ts";
import { columns, type LeadRecord, readLead } from "./lead-record.ts";
import { toPlainJson } from "./plain-text.ts";
import { type Sql, sql } from "./sql.ts";

const PAGE = 500;

export const exportLeads: Command = {
  summary: "all leads as CSV or JSON",
  usage: `leads export [--format csv|json] [--since DATE] [--status STATUS]

Writes to the standard output, oldest first. DATE is like 2026-01-31 (UTC).`,
  options: { format: { type: "string" }, since: { type: "string" }, status: { type: "string" } },

  async run(database, words, desk) {
    const format = readText(words, "format") ?? (words.json ? "json" : "csv");
    if (format !== "csv" && format !== "json") throw new UsageError("--format is csv or json.");
    const leads = await readLeads(database, choose(words));
    desk.print(format === "json" ? toPlainJson(leads) : writeCsv(tabulate(leads)).trimEnd());
    return 0;
  },
};

function choose(words: Words): Sql {
  const since = readText(words, "since") ?? "1970-01-01";
  const from = Date.parse(since);
  if (Number.isNaN(from)) throw new UsageError("--since is a date like 2026-01-31.");
  const status = readStatus(words);
  return sql`created >= ${from} AND ${status ? sql`status = ${status}` : sql`TRUE`}`;
}

async function readLeads(database: Database, chosen: Sql): Promise<LeadRecord[]> {
  const leads: LeadRecord[] = [];
  for (let after = sql`TRUE`; ; ) {
    const [rows = []] = await database.run(
      sql`SELECT ${columns} FROM leads WHERE ${chosen} AND ${after}
        ORDER BY created, id LIMIT ${PAGE}`,
    );
    leads.push(...rows.map(readLead));
    const last = leads.at(-1);
    if (rows.length < PAGE || !last) return leads;
    after = sql`(created, id) > (${last.created}, ${last.id})`;
  }
}

function tabulate(leads: LeadRecord[]): string[][] {
  const words = [...new Set(leads.flatMap(({ fields }) => Object.keys(fields)))];
  const facts = [
    "reference",
    "kind",
    "status",
    "created",
    "delivered",
    "attempts",
    "flags",
    "error",
  ];
  return [
    [...facts, ...words],
    ...leads.map((lead) => [
      lead.reference,
      lead.kind,
      lead.status,
      new Date(lead.created).toISOString(),
      lead.delivered === null ? "" : new Date(lead.delivered).toISOString(),
      String(lead.attempts),
      lead.flags.join(" "),
      lead.lastError ?? "",
      ...words.map((word) => lead.fields[word] ?? ""),
    ]),
  ];
}
