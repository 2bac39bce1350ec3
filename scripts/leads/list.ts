import { describeAge } from "./age.ts";
import { type Command, readCount, readStatus } from "./command.ts";
import type { Row } from "./database.ts";
import { columns, type LeadRecord, readContact, readLead } from "./lead-record.ts";
import { toPlainJson, toPlainLine } from "./plain-text.ts";
import { sql } from "./sql.ts";

const HEADINGS = ["Reference", "Kind", "Status", "Age", "Name", "E-mail", "Attempts", "Last error"];

export const list: Command = {
  summary: "newest first (the default)",
  usage: `leads list [--status STATUS] [--limit N] [--json]

Shows the newest 50 leads, and how many are held and dead.`,
  options: { status: { type: "string" }, limit: { type: "string" } },

  async run(database, words, desk) {
    const status = readStatus(words);
    const [counts = [], rows = []] = await database.run(
      sql`SELECT status, COUNT(*) AS leads FROM leads GROUP BY status`,
      sql`SELECT ${columns} FROM leads WHERE ${status ? sql`status = ${status}` : sql`TRUE`}
        ORDER BY created DESC, id LIMIT ${readCount(words, "limit") ?? 50}`,
    );
    const leads = rows.map(readLead);
    const summary = summarize(counts);
    if (words.json) desk.print(toPlainJson({ counts: summary, leads }));
    else desk.print(`${describeCounts(summary)}\n\n${writeTable(leads)}`);
    return 0;
  },
};

function summarize(counts: Row[]): Record<string, number> {
  const found = counts.map(({ status, leads }) => [String(status), Number(leads)]);
  return { held: 0, dead: 0, pending: 0, ...Object.fromEntries(found) };
}

function describeCounts(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([status, leads]) => `${leads} ${status}`)
    .join(", ");
}

function writeTable(leads: LeadRecord[]): string {
  if (leads.length === 0) return "No leads.";
  const table = [HEADINGS, ...leads.map(describe)];
  const widths = HEADINGS.map((_, i) => Math.max(...table.map((row) => row[i]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function describe(lead: LeadRecord): string[] {
  const { name, email } = readContact(lead);
  return [
    lead.reference,
    lead.kind,
    lead.status,
    describeAge(lead.created),
    toPlainLine(name, 24),
    toPlainLine(email, 32),
    String(lead.attempts),
    toPlainLine(lead.lastError ?? "", 60),
  ];
}
