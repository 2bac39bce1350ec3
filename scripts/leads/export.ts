import { toHeadings, toRow, writeCsv } from "../../app/outbox/admin/export.ts";
import type { LeadFilter } from "../../app/outbox/admin/filter.ts";
import { type ExportedLead, exportLeads, listColumns } from "../../app/outbox/admin/leads.ts";
import { toPlainJson } from "../../app/outbox/admin/plain-text.ts";
import {
  type Arguments,
  type Command,
  readState,
  readText,
  STATUS_HELP,
  UsageError,
} from "./command.ts";
import { toPublicLead } from "./list.ts";

export const exportAll: Command = {
  summary: "all leads as CSV or JSON",
  usage: `leads export [--format csv|json] [--since DATE] [--status STATUS]

Writes to the standard output, oldest first. DATE is like 2026-01-31 (UTC). The CSV ends with the columns done (when)
and notes, where a lead has them.
${STATUS_HELP}`,
  options: { format: { type: "string" }, since: { type: "string" }, status: { type: "string" } },

  async run(database, args, terminal) {
    const format = readText(args, "format") ?? (args.json ? "json" : "csv");
    if (format !== "csv" && format !== "json") throw new UsageError("--format is csv or json.");
    const filter = readFilter(args);
    const db = await database.open();
    const leads: ExportedLead[] = [];
    for await (const batch of exportLeads(db, filter)) leads.push(...batch);
    if (format === "json") terminal.print(toPlainJson(leads.map(toPublicLead)));
    else {
      const columns = await listColumns(db, filter);
      const rows = leads.map((lead) => toRow(lead, columns));
      terminal.print(writeCsv([toHeadings(columns), ...rows]).trimEnd());
    }
    return 0;
  },
};

function readFilter(args: Arguments): LeadFilter {
  const since = Date.parse(readText(args, "since") ?? "1970-01-01");
  if (Number.isNaN(since)) throw new UsageError("--since is a date like 2026-01-31.");
  return { since, state: readState(args) };
}
