import { writeCsv } from "../../app/outbox/desk/csv.ts";
import { exportLeads } from "../../app/outbox/desk/export-leads.ts";
import type { LeadFilter } from "../../app/outbox/desk/filter.ts";
import type { LeadRecord } from "../../app/outbox/desk/lead-record.ts";
import { writeHeadings, writeRow } from "../../app/outbox/desk/lead-table.ts";
import { toPlainJson } from "../../app/outbox/desk/plain-text.ts";
import { type Command, readState, readText, type Words } from "./command.ts";
import { UsageError } from "./failures.ts";

export const exportAll: Command = {
  summary: "all leads as CSV or JSON",
  usage: `leads export [--format csv|json] [--since DATE] [--status STATUS]

Writes to the standard output, oldest first. DATE is like 2026-01-31 (UTC).`,
  options: { format: { type: "string" }, since: { type: "string" }, status: { type: "string" } },

  async run(database, words, terminal) {
    const format = readText(words, "format") ?? (words.json ? "json" : "csv");
    if (format !== "csv" && format !== "json") throw new UsageError("--format is csv or json.");
    const filter = choose(words);
    const leads: LeadRecord[] = [];
    for await (const part of exportLeads(await database.open(), filter)) leads.push(...part);
    terminal.print(format === "json" ? toPlainJson(leads) : writeCsv(tabulate(leads)).trimEnd());
    return 0;
  },
};

function choose(words: Words): LeadFilter {
  const since = Date.parse(readText(words, "since") ?? "1970-01-01");
  if (Number.isNaN(since)) throw new UsageError("--since is a date like 2026-01-31.");
  return { since, state: readState(words) };
}

function tabulate(leads: LeadRecord[]): string[][] {
  const answers = [...new Set(leads.flatMap(({ fields }) => Object.keys(fields)))];
  return [writeHeadings(answers), ...leads.map((lead) => writeRow(lead, answers))];
}
