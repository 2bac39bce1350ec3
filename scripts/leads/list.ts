import { countLeads } from "../../app/outbox/desk/count-leads.ts";
import { readNewest } from "../../app/outbox/desk/find-lead.ts";
import { type LeadRecord, readContact } from "../../app/outbox/desk/lead-record.ts";
import { toPlainJson, toPlainLine } from "../../app/outbox/desk/plain-text.ts";
import { describeAge } from "./age.ts";
import { type Command, readCount, readState } from "./command.ts";
import { publish } from "./publish.ts";

const HEADINGS = [
  "Reference",
  "Kind",
  "Status",
  "",
  "Age",
  "Name",
  "E-mail",
  "Attempts",
  "Last error",
];

export const list: Command = {
  summary: "newest first (the default)",
  usage: `leads list [--status STATUS] [--limit N] [--json]

Shows the newest 50 leads, which of them are new or done, and how many are held and dead.`,
  options: { status: { type: "string" }, limit: { type: "string" } },

  async run(database, words, terminal) {
    const state = readState(words);
    const limit = readCount(words, "limit") ?? 50;
    const desk = await database.open();
    const [counts, found] = await Promise.all([
      countLeads(desk),
      readNewest(desk, { state }, limit),
    ]);
    const leads = found.map(publish);
    if (words.json) terminal.print(toPlainJson({ counts, leads }));
    else terminal.print(`${describeCounts(counts)}\n\n${writeTable(leads)}`);
    return 0;
  },
};

function describeCounts(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([status, leads]) => `${leads} ${status}`)
    .join(", ");
}

export function writeTable(leads: LeadRecord[]): string {
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
    lead.done === null ? (lead.isNew ? "new" : "") : "done",
    describeAge(lead.created),
    toPlainLine(name, 24),
    toPlainLine(email, 32),
    String(lead.attempts),
    toPlainLine(lead.lastError ?? "", 60),
  ];
}
