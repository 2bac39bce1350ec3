import type { LeadRecord } from "./lead-record.ts";

const FACTS = ["reference", "kind", "status", "created", "delivered", "attempts", "flags", "error"];

/** The first row of an export: what is known of every lead, then the names of the answers. */
export function writeHeadings(answers: string[]): string[] {
  return [...FACTS, ...answers];
}

/** One lead as a row under those headings. */
export function writeRow(lead: LeadRecord, answers: string[]): string[] {
  return [
    lead.reference,
    lead.kind,
    lead.status,
    new Date(lead.created).toISOString(),
    lead.delivered === null ? "" : new Date(lead.delivered).toISOString(),
    String(lead.attempts),
    lead.flags.join(" "),
    lead.lastError ?? "",
    ...answers.map((name) => lead.fields[name] ?? ""),
  ];
}
