import { findLeads } from "../../app/outbox/desk/find-lead.ts";
import { findTraces, forgetPerson } from "../../app/outbox/desk/forget-person.ts";
import { toPlainJson } from "../../app/outbox/desk/plain-text.ts";
import { inbox, whereCopiesAre } from "../../content/studio.ts";
import { type Command, isAgreed, missing, operator, readName } from "./command.ts";

export const forget: Command = {
  summary: "delete a person: every lead of an e-mail address",
  usage: `leads forget <reference|id> [--yes] [--json]

Deletes all leads of the address that sent this one, also replaced ones, with notes and history.
Says which systems may still hold copies. Asks first; --yes answers in advance.`,
  options: { yes: { type: "boolean", short: "y" } },
  takesNames: true,

  async run(database, words, terminal) {
    const name = readName(words);
    const desk = await database.open();
    const [lead] = await findLeads(desk, name);
    if (!lead) {
      terminal.print(words.json ? toPlainJson({ forgotten: [], copies: [] }) : missing(name));
      return 1;
    }
    const traces = await findTraces(desk, lead);
    const leads = traces.leads === 1 ? "1 lead" : `${traces.leads} leads`;
    const question = `Delete this person's ${leads} for good?`;
    const sentence = `This deletes ${leads} of a person for good`;
    if (!(await isAgreed(words, terminal, { question, sentence }))) {
      terminal.print("Nothing deleted.");
      return 1;
    }
    const forgotten = await forgetPerson(desk, lead, operator());
    const copies = whereCopiesAre(traces.sentKinds);
    if (words.json) terminal.print(toPlainJson({ forgotten, copies }));
    else {
      terminal.print(`Deleted ${forgotten.join(", ")}.\n\n${inbox.stillHeld}\n${list(copies)}`);
    }
    return 0;
  },
};

function list(lines: string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}
