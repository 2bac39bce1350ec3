import { type Command, missing, readName } from "./command.ts";
import { isNamed } from "./lead-record.ts";
import { requeue } from "./requeue.ts";
import { sql } from "./sql.ts";

export const release: Command = {
  summary: "send a held lead after all",
  usage: `leads release <reference|id> [--json]

A lead is held when its honeypot was filled, by a robot or by a password manager.`,
  options: {},
  takesNames: true,

  run(database, words, desk) {
    const name = readName(words);
    const choice = { leads: isNamed(name), none: missing(name), allowed: sql`status = 'held'` };
    return requeue(database, choice, words, desk);
  },
};
