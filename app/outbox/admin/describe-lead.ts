// biome-ignore-all lint/style/noRestrictedImports: `npm run leads` loads this file without a bundler
import type { FoundLead, PastAction, PastAttempt } from "./leads.ts";
import { toPlainText } from "./plain-text.ts";

export type PastNotification = { at: number; event: string; channel: string; status: string };

type DescribedLead = Omit<FoundLead, "id" | "name" | "email" | "lease"> & {
  id?: string;
  history: {
    attempts: Pick<PastAttempt, "at" | "outcome" | "error">[];
    acts: (Pick<PastAction, "at" | "verb" | "note"> & { who?: string })[];
    notifications?: PastNotification[];
  };
};

export function describeLead(lead: DescribedLead): string {
  const nextAttempt = lead.status === "pending" ? formatTime(lead.due) : "";
  const facts = {
    Reference: lead.reference,
    Id: lead.id ?? "",
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
    "Follow up": lead.followUp ?? "",
    Result: lead.result ?? "",
    Amount: lead.amount === null ? "" : lead.amount / 100,
    Reason: lead.reason ?? "",
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

function writeHistory({ attempts, acts, notifications = [] }: DescribedLead["history"]): string[] {
  const past = [
    ...attempts.map(({ at, outcome, error }) => ({ at, text: `${outcome}. ${error ?? ""}` })),
    ...acts.map(({ at, verb, who, note }) => ({
      at,
      text: `${who ? `${verb}, ${who}` : verb}. ${note ?? ""}`,
    })),
    ...notifications.map(({ at, event, channel, status }) => ({
      at,
      text: `${event}, ${channel}: ${status}`,
    })),
  ].sort((a, b) => a.at - b.at);
  if (past.length === 0) return [];
  const lines = past.map(({ at, text }) => `  ${formatTime(at)}: ${toPlainText(text).trim()}`);
  return [`\nWhat happened\n${lines.join("\n")}`];
}

function formatTime(ms: number): string {
  return new Date(ms).toISOString();
}
