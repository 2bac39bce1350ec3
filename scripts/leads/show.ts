import { findLeads } from "../../app/outbox/desk/find-lead.ts";
import { type LeadHistory, readHistory } from "../../app/outbox/desk/history.ts";
import { toPlainJson, toPlainText } from "../../app/outbox/desk/plain-text.ts";
import { type Command, missing, readName } from "./command.ts";
import { publish } from "./publish.ts";

export const show: Command = {
  summary: "everything about one lead",
  usage: `leads show <reference|id> [--json]

Shows what the visitor typed, what is sent, and how delivery went.`,
  options: {},
  takesNames: true,

  async run(database, words, terminal) {
    const name = readName(words);
    const desk = await database.open();
    const found = await findLeads(desk, name);
    const leads = await Promise.all(
      found.map(async (lead) => ({
        ...publish(lead),
        history: await readHistory(desk, lead.id),
      })),
    );
    if (leads.length === 0) {
      terminal.print(missing(name));
      return 1;
    }
    terminal.print(words.json ? toPlainJson(leads) : leads.map(describe).join("\n\n"));
    return 0;
  },
};

function describe(lead: ReturnType<typeof publish> & { history: LeadHistory }): string {
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
    Done: lead.done === null ? "" : formatTime(lead.done),
    Attempts: lead.attempts,
    "Unknown outcomes": lead.unknownOutcomes,
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
