import { type Command, readCount, readName, readStatus, type Words } from "./command.ts";
import { UsageError } from "./failures.ts";
import { isNamed } from "./lead-record.ts";
import { toPlainJson } from "./plain-text.ts";
import { type Sql, sql } from "./sql.ts";

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

  async run(database, words, desk) {
    const chosen = choose(words);
    const [found = []] = await database.run(sql`SELECT id FROM leads WHERE ${chosen}`);
    if (found.length === 0) {
      desk.print(words.json ? toPlainJson({ purged: [] }) : "No such leads.");
      return 1;
    }
    const leads = found.length === 1 ? "1 lead" : `${found.length} leads`;
    const agreed = words.options.yes || (await desk.confirm(`Delete ${leads} for good? [y/N] `));
    if (agreed === null) throw new UsageError(`This deletes ${leads} for good: add --yes.`);
    if (!agreed) {
      desk.print("Nothing deleted.");
      return 1;
    }
    const [purged = []] = await database.run(
      sql`DELETE FROM leads WHERE ${chosen} RETURNING reference`,
    );
    const references = purged.map(({ reference }) => String(reference));
    desk.print(
      words.json ? toPlainJson({ purged: references }) : `Deleted ${references.join(", ")}.`,
    );
    return 0;
  },
};

function choose(words: Words): Sql {
  const days = readCount(words, "older-than");
  const status = readStatus(words);
  if (days === undefined && status === undefined) return isNamed(readName(words));
  if (days === undefined || status === undefined || words.names.length > 0) {
    throw new UsageError("Name one lead, or give both --older-than and --status.");
  }
  if (!PURGEABLE.includes(status)) throw new UsageError(`--status is ${PURGEABLE.join(", ")}.`);
  return sql`status = ${status} AND created < ${Date.now() - days * DAY_MS}`;
}
