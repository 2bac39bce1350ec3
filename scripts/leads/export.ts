import { toHeadings, toRow, writeCsv } from "../../app/outbox/admin/export.ts";
import { byEmail, type LeadFilter } from "../../app/outbox/admin/filter.ts";
import { type ExportedLead, exportLeads, listColumns } from "../../app/outbox/admin/leads.ts";
import { describePerson, readPerson } from "../../app/outbox/admin/person.ts";
import { toPlainJson } from "../../app/outbox/admin/plain-text.ts";
import {
  type Arguments,
  type Command,
  explainUnsearched,
  type OpenDatabase,
  readState,
  readText,
  STATUS_HELP,
  type Terminal,
  UsageError,
} from "./command.ts";
import { toPublicLead } from "./list.ts";

export const exportAll: Command = {
  summary: "all leads as CSV or JSON, or all about one person",
  usage: `leads export [--format csv|json] [--since DATE] [--status STATUS]
       npm run leads -- export --email ADDRESS [--format json|text]

Writes to the standard output, oldest first. DATE is like 2026-01-31 (UTC). The CSV ends with the columns done (when)
and notes, where a lead has them.
--email writes everything about one person, for a copy that they get: all leads of the address with their history,
without ids and without who in the studio did what.
${STATUS_HELP}`,
  options: {
    format: { type: "string" },
    since: { type: "string" },
    status: { type: "string" },
    email: { type: "string" },
  },

  async run(database, args, terminal) {
    const email = readText(args, "email");
    if (email !== undefined) return exportPerson(email, database, args, terminal);
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

async function exportPerson(
  email: string,
  database: OpenDatabase,
  args: Arguments,
  terminal: Terminal,
): Promise<number> {
  const format = readText(args, "format") ?? "json";
  if (format !== "json" && format !== "text") {
    throw new UsageError("With --email, --format is json or text.");
  }
  if (args.options.since !== undefined || args.options.status !== undefined) {
    throw new UsageError("--email takes neither --since nor --status: it writes all leads.");
  }
  const person = await readPerson(await database.open(), byEmail(email));
  const isEmpty = Object.values(person).every((rows) => rows.length === 0);
  if (format === "json") terminal.print(toPlainJson(person));
  else if (isEmpty) terminal.print(`No leads.${await explainUnsearched(database)}`);
  else terminal.print(describePerson(person));
  return isEmpty ? 1 : 0;
}

function readFilter(args: Arguments): LeadFilter {
  const since = Date.parse(readText(args, "since") ?? "1970-01-01");
  if (Number.isNaN(since)) throw new UsageError("--since is a date like 2026-01-31.");
  return { since, state: readState(args) };
}
