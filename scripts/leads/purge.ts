import { isNamed, isOlder } from "../../app/outbox/desk/choice.ts";
import { countChosen, deleteLeads } from "../../app/outbox/desk/delete-leads.ts";
import { toPlainJson } from "../../app/outbox/desk/plain-text.ts";
import type { Sql } from "../../app/outbox/desk/sql.ts";
import { type Command, isAgreed, readCount, readName, readState, type Words } from "./command.ts";
import { UsageError } from "./failures.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const PURGEABLE = ["dead", "held", "received", "delivered"];

export const purge: Command = {
  summary: "delete leads for good",
  usage: `leads purge <reference|id> [--yes]
leads purge --older-than DAYS --status ${PURGEABLE.join("|")} [--yes] [--json]

Asks first; --yes answers in advance. A pending lead is purged only by its name.`,
  options: {
    "older-than": { type: "string" },
    status: { type: "string" },
    yes: { type: "boolean", short: "y" },
  },
  takesNames: true,

  async run(database, words, terminal) {
    const chosen = choose(words);
    const desk = await database.open();
    const found = await countChosen(desk, chosen);
    if (found === 0) {
      terminal.print(words.json ? toPlainJson({ purged: [] }) : "No such leads.");
      return 1;
    }
    const leads = found === 1 ? "1 lead" : `${found} leads`;
    const question = `Delete ${leads} for good?`;
    const sentence = `This deletes ${leads} for good`;
    if (!(await isAgreed(words, terminal, { question, sentence }))) {
      terminal.print("Nothing deleted.");
      return 1;
    }
    const purged = await deleteLeads(desk, chosen);
    terminal.print(words.json ? toPlainJson({ purged }) : `Deleted ${purged.join(", ")}.`);
    return 0;
  },
};

function choose(words: Words): Sql {
  const days = readCount(words, "older-than");
  const status = readState(words);
  if (days === undefined && status === undefined) return isNamed(readName(words));
  if (days === undefined || status === undefined || words.names.length > 0) {
    throw new UsageError("Name one lead, or give both --older-than and --status.");
  }
  if (!PURGEABLE.includes(status)) throw new UsageError(`--status is ${PURGEABLE.join(", ")}.`);
  return isOlder(status, Date.now() - days * DAY_MS);
}
