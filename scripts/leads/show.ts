import { describeLead } from "../../app/outbox/admin/describe-lead.ts";
import { readHistory } from "../../app/outbox/admin/leads.ts";
import { toPlainJson } from "../../app/outbox/admin/plain-text.ts";
import { type Command, explainUnsearched, findNamed, notFound, readReference } from "./command.ts";
import { toPublicLead } from "./list.ts";

export const show: Command = {
  summary: "everything about one lead, or all of one e-mail address",
  usage: `leads show <reference|id|e-mail> [--json]

Shows what the visitor typed, what is sent, and how delivery went.`,
  takesPositionals: true,

  async run(database, args, terminal) {
    const reference = readReference(args);
    const db = await database.open();
    const found = await findNamed(db, reference);
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
    terminal.print(args.json ? toPlainJson(leads) : leads.map(describeLead).join("\n\n"));
    return 0;
  },
};
