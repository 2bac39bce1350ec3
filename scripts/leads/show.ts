import { type Command, missing, readName } from "./command.ts";
import { columns, isNamed, type LeadRecord, readLead } from "./lead-record.ts";
import { toPlainJson, toPlainText } from "./plain-text.ts";
import { sql } from "./sql.ts";

export const show: Command = {
  summary: "everything about one lead",
  usage: `leads show <reference|id> [--json]

Shows what the visitor typed, what is sent, and how delivery went.`,
  options: {},
  takesNames: true,

  async run(database, words, desk) {
    const name = readName(words);
    const [rows = []] = await database.run(
      sql`SELECT ${columns} FROM leads WHERE ${isNamed(name)}`,
    );
    const leads = rows.map(readLead);
    if (leads.length === 0) {
      desk.print(missing(name));
      return 1;
    }
    desk.print(words.json ? toPlainJson(leads) : leads.map(describe).join("\n\n"));
    return 0;
  },
};

function describe(lead: LeadRecord): string {
  const waits = lead.status === "pending" ? formatTime(lead.due) : "";
  const facts = {
    Reference: lead.reference,
    Id: lead.id,
    Kind: lead.kind,
    Status: lead.status,
    Created: formatTime(lead.created),
    Updated: formatTime(lead.updated),
    Delivered: lead.delivered === null ? "" : formatTime(lead.delivered),
    "Next attempt": waits,
    Outcome: lead.outcome ?? "",
    Withdrawn: lead.withdrawn === null ? "" : formatTime(lead.withdrawn),
    Attempts: lead.attempts,
    "Unknown outcomes": lead.unknownOutcomes,
    "Spam signals": lead.flags.join(", "),
    "Last error": lead.lastError ?? "",
  };
  return [
    writeList(facts),
    `\nThe visitor wrote\n${writeList(lead.fields, "  ")}`,
    `\nSent as\n${writeList(lead.payload, "  ")}`,
  ].join("\n");
}

function writeList(facts: Record<string, string | number>, indent = ""): string {
  return Object.entries(facts)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => {
      const text = toPlainText(String(value)).replaceAll("\n", `\n${indent}  `);
      return `${indent}${toPlainText(name)}: ${text}`;
    })
    .join("\n");
}

function formatTime(ms: number): string {
  return new Date(ms).toISOString();
}
