import { MAX_NOTE_LENGTH } from "../../app/outbox/desk/act.ts";
import { actOnNamed } from "./act.ts";
import { type Command, readName } from "./command.ts";
import { UsageError } from "./failures.ts";

export const done: Command = {
  summary: "call a lead done",
  usage: `leads done <reference|id> [--json]

Somebody has answered it, or nobody needs to.`,
  options: {},
  takesNames: true,
  async run(database, words, terminal) {
    const manner = { verb: "done" as const, said: " is done.", json: "done" };
    return actOnNamed(database, readName(words), manner, { words, terminal });
  },
};

export const undone: Command = {
  summary: "open a lead that is done again",
  usage: "leads undone <reference|id> [--json]",
  options: {},
  takesNames: true,
  async run(database, words, terminal) {
    const manner = { verb: "undone" as const, said: " is open again.", json: "undone" };
    return actOnNamed(database, readName(words), manner, { words, terminal });
  },
};

export const note: Command = {
  summary: "write down something about a lead",
  usage: `leads note <reference|id> <words ...> [--json]

The lead's page and \`leads show\` have it, with who wrote it and when. The visitor never sees it.`,
  options: {},
  takesNames: true,
  async run(database, words, terminal) {
    const [name, ...others] = words.names;
    const text = others.join(" ").trim();
    if (!name || !text) throw new UsageError("Name one lead, then write the note.");
    if (text.length > MAX_NOTE_LENGTH) {
      throw new UsageError(`A note has at most ${MAX_NOTE_LENGTH} characters.`);
    }
    const manner = { verb: "note" as const, note: text, said: ": noted.", json: "noted" };
    return actOnNamed(database, name, manner, { words, terminal });
  },
};
