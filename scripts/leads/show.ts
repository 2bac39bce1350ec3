import { byReference } from "../../app/outbox/admin/filter.ts";
import {
  type FoundLead,
  findLeads,
  type LeadHistory,
  readHistory,
} from "../../app/outbox/admin/leads.ts";
import { toPlainJson, toPlainText } from "../../app/outbox/admin/plain-text.ts";
import { type Command, explainUnsearched, notFound, readReference } from "./command.ts";
import { toPublicLead } from "./list.ts";

export const show: Command = {
  summary: "everything about one lead",
  usage: `leads show <reference|id> [--json]

Shows what the visitor typed, what is sent, and how delivery went.`,
  takesPositionals: true,

  async run(database, args, terminal) {
    const reference = readReference(args);
    const db = await database.open();
    const found = await findLeads(db, byReference(reference));
    const leads = await Promise.all(
      found.map(async (lead) => ({
        ...toPublicLead(lead),
        userAgent: lead.userAgent,
        history: await readHistory(db, lead.id),
      })),
    );
    if (leads.length === 0) {
      terminal.print(notFound(reference) + (await explainUnsearched(database)));
      return 1;
    }
    terminal.print(args.json ? toPlainJson(leads) : leads.map(describe).join("\n\n"));
    return 0;
  },
};

type ShownLead = ReturnType<typeof toPublicLead> &
  Pick<FoundLead, "userAgent"> & { history: LeadHistory };

function describe(lead: ShownLead): string {
  const nextAttempt = lead.status === "pending" ? formatTime(lead.due) : "";
  const facts = {
    Reference: lead.reference,
    Id: lead.id,
    Kind: lead.kind,
    Status: lead.status,
    Created: formatTime(lead.created),
    Updated: formatTime(lead.updated),
    Delivered: lead.delivered === null ? "" : formatTime(lead.delivered),
    "Counted for analytics": lead.counted === null ? "" : formatTime(lead.counted),
    "Next attempt": nextAttempt,
    Outcome: lead.outcome ?? "",
    Withdrawn: lead.withdrawn === null ? "" : formatTime(lead.withdrawn),
    Done: lead.done === null ? "" : formatTime(lead.done),
    Attempts: lead.attempts,
    "Unknown outcomes": lead.unknownOutcomes,
    Browser: lead.userAgent ?? "",
    "Spam signals": lead.flags.join(", "),
    "Last error": lead.lastError ?? "",
  };
  return [
    writeList(facts),
    `\nThe visitor wrote\n${writeList(lead.fields, "  ")}`,
    `\nSent as\n${writeList(lead.payload, "  ")}`,
    ...writeHistory(lead.history),
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

function writeHistory({ attempts, acts }: LeadHistory): string[] {
  const past = [
    ...attempts.map(({ at, outcome, error }) => ({ at, text: `${outcome}. ${error ?? ""}` })),
    ...acts.map(({ at, verb, who, note }) => ({ at, text: `${verb}, ${who}. ${note ?? ""}` })),
  ].sort((a, b) => a.at - b.at);
  if (past.length === 0) return [];
  const lines = past.map(({ at, text }) => `  ${formatTime(at)}: ${toPlainText(text).trim()}`);
  return [`\nWhat happened\n${lines.join("\n")}`];
}

function formatTime(ms: number): string {
  return new Date(ms).toISOString();
}
