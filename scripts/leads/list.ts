import { DAY_MS, HOUR_MS } from "../../app/http/timing.ts";
import { STATUSES } from "../../app/outbox/admin/filter.ts";
import { countLeads, type FoundLead, findNewestLeads } from "../../app/outbox/admin/leads.ts";
import { toPlainJson, toPlainLine } from "../../app/outbox/admin/plain-text.ts";
import {
  type Command,
  explainUnsearched,
  readCount,
  readState,
  STATUS_HELP,
  UsageError,
} from "./command.ts";

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
const NO_LEADS = "No leads.";
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

export const find: Command = {
  summary: "search by name, e-mail or reference",
  usage: `leads find <words ...> [--limit N] [--json]

Finds the newest 50 leads with these words, in this order, in name, e-mail address or reference.`,
  options: { limit: { type: "string" } },
  takesPositionals: true,

  async run(database, args, terminal) {
    const q = args.positionals.join(" ").trim();
    if (!q) throw new UsageError("Write a part of a name, an e-mail address or a reference.");
    const limit = readCount(args, "limit") ?? 50;
    const found = await findNewestLeads(await database.open(), { q }, limit);
    const leads = found.map(toPublicLead);
    if (args.json) terminal.print(toPlainJson({ leads }));
    else if (found.length > 0) terminal.print(writeTable(found));
    else terminal.print(NO_LEADS + (await explainUnsearched(database)));
    return found.length > 0 ? 0 : 1;
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
  if (leads.length === 0) return NO_LEADS;
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
