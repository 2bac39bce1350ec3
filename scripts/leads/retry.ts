import { type Command, missing, readName, type Words } from "./command.ts";
import { UsageError } from "./failures.ts";
import { isNamed } from "./lead-record.ts";
import { requeue } from "./requeue.ts";
import { type Sql, sql } from "./sql.ts";

export const retry: Command = {
  summary: "send again what was not delivered",
  usage: `leads retry <reference|id> | --all-dead | --all-received [--json]

Any lead that is not delivered goes back to the outbox, which runs every minute.
Without an endpoint for its kind it becomes received again.`,
  options: { "all-dead": { type: "boolean" }, "all-received": { type: "boolean" } },
  takesNames: true,

  run(database, words, desk) {
    const choice = { ...choose(words), allowed: sql`status <> 'delivered'` };
    return requeue(database, choice, words, desk);
  },
};

function choose(words: Words): { leads: Sql; none: string } {
  const wanted = ["dead", "received"].filter((status) => words.options[`all-${status}`]);
  const [status] = wanted;
  if (!status) {
    const name = readName(words);
    return { leads: isNamed(name), none: missing(name) };
  }
  if (wanted.length + words.names.length > 1) {
    throw new UsageError("Name one lead, or --all-dead, or --all-received.");
  }
  return { leads: sql`status = ${status}`, none: `There are no ${status} leads.` };
}
