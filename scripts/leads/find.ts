import { readNewest } from "../../app/outbox/desk/find-lead.ts";
import { toPlainJson } from "../../app/outbox/desk/plain-text.ts";
import { type Command, readCount } from "./command.ts";
import { UsageError } from "./failures.ts";
import { writeTable } from "./list.ts";
import { publish } from "./publish.ts";

export const find: Command = {
  summary: "search by name, e-mail or reference",
  usage: `leads find <words ...> [--limit N] [--json]

Finds the newest 50 leads in whose name, e-mail address or reference the words stand.`,
  options: { limit: { type: "string" } },
  takesNames: true,

  async run(database, words, terminal) {
    const q = words.names.join(" ").trim();
    if (!q) throw new UsageError("Write a part of a name, an e-mail address or a reference.");
    const limit = readCount(words, "limit") ?? 50;
    const leads = (await readNewest(await database.open(), { q }, limit)).map(publish);
    terminal.print(words.json ? toPlainJson({ leads }) : writeTable(leads));
    return leads.length > 0 ? 0 : 1;
  },
};
