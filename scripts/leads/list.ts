import { DAY_MS, HOUR_MS } from "../../app/http/timing.ts";
import { STATUSES } from "../../app/outbox/admin/filter.ts";
import { countLeads, type FoundLead, findNewestLeads } from "../../app/outbox/admin/leads.ts";
import { toPlainJson, toPlainLine } from "../../app/outbox/admin/plain-text.ts";
import { type Command, readCount, readState, STATUS_HELP } from "./command.ts";

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
const FIRST_COUNTED = ["held", "dead", "pending"];
const UNITS: [ms: number, name: string][] = [
  [DAY_MS, "d"],
  [HOUR_MS, "h"],
  [60_000, "min"],
];

export const list: Command = {
  summary: "newest first (the default)",
  usage: `leads list [--status STATUS] [--limit N] [--json]

Shows the newest 50 leads, which of them are new or done, and how many are held and dead.
${STATUS_HELP}`,
  options: { status: { type: "string" }, limit: { type: "string" } },

  async run(database, args, terminal) {
    const state = readState(args);
    const limit = readCount(args, "limit") ?? 50;
    const db = await database.open();
    const [counts, found] = await Promise.all([
      countLeads(db),
      findNewestLeads(db, { state }, limit),
    ]);
    if (args.json) terminal.print(toPlainJson({ counts, leads: found.map(toPublicLead) }));
    else terminal.print(`${describeCounts(counts)}\n\n${writeTable(found)}`);
    return 0;
  },
};

/** A lead as commands print it in JSON: what the visitor entered is in `fields` only. */
export function toPublicLead(found: FoundLead) {
  const { name: _name, email: _email, lease: _lease, userAgent: _userAgent, ...lead } = found;
  return lead;
}

function describeCounts(counts: Record<string, number>): string {
  const others = STATUSES.filter((status) => !FIRST_COUNTED.includes(status) && counts[status]);
  return [...FIRST_COUNTED, ...others, "new", "done"]
    .map((state) => `${counts[state]} ${state}`)
    .join(", ");
}

function writeTable(leads: FoundLead[]): string {
  if (leads.length === 0) return "No leads.";
  const table = [HEADINGS, ...leads.map(toCells)];
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

function toCells(lead: FoundLead): string[] {
  return [
    lead.reference,
    lead.kind,
    lead.status,
    lead.done === null ? (lead.isNew ? "new" : "") : "done",
    describeAge(lead.created, Date.now()),
    toPlainLine(lead.name, 24),
    toPlainLine(lead.email ?? "", 32),
    String(lead.attempts),
    toPlainLine(lead.lastError ?? "", 60),
  ];
}

/** How long ago, in the largest whole unit: 3 d, 5 h, 12 min, now. */
function describeAge(since: number, now: number): string {
  for (const [ms, name] of UNITS) {
    if (now - since >= ms) return `${Math.floor((now - since) / ms)} ${name}`;
  }
  return "now";
}
