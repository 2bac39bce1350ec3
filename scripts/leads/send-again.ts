import { hasStatus, isNamed } from "../../app/outbox/desk/choice.ts";
import { actOn, actOnNamed } from "./act.ts";
import { type Command, isAgreed, missing, readName, type Words } from "./command.ts";
import { UsageError } from "./failures.ts";

const REQUEUED = { said: ": the outbox sends it within a minute.", json: "requeued" };

export const retry: Command = {
  summary: "send again what was not delivered",
  usage: `leads retry <reference|id> | --all-dead | --all-received [--json]

Any lead that is not delivered goes back to the outbox, which runs every minute.
Without an endpoint for its kind it waits for one.`,
  options: { "all-dead": { type: "boolean" }, "all-received": { type: "boolean" } },
  takesNames: true,

  async run(database, words, terminal) {
    const { leads, none } = choose(words);
    return actOn(database, leads, { verb: "retry", none, ...REQUEUED }, { words, terminal });
  },
};

export const release: Command = {
  summary: "send a held lead after all",
  usage: `leads release <reference|id> [--json]

A lead is held when its honeypot was filled, by a robot or by a password manager, or when its address
has sent more than the caps allow. Without an endpoint for its kind it is received.`,
  options: {},
  takesNames: true,

  async run(database, words, terminal) {
    const manner = { verb: "release" as const, ...REQUEUED };
    return actOnNamed(database, readName(words), manner, { words, terminal });
  },
};

export const resend: Command = {
  summary: "send a delivered or unconfirmed lead once more",
  usage: `leads resend <reference|id> [--yes] [--json]

The service gets it a second time, unless it never arrived. Asks first; --yes answers in advance.`,
  options: { yes: { type: "boolean", short: "y" } },
  takesNames: true,

  async run(database, words, terminal) {
    const name = readName(words);
    const question = "The service may have it already. Send it once more?";
    const sentence = "This sends what may have arrived already";
    if (!(await isAgreed(words, terminal, { question, sentence }))) {
      terminal.print("Nothing sent.");
      return 1;
    }
    const manner = { verb: "resend" as const, ...REQUEUED };
    return actOnNamed(database, name, manner, { words, terminal });
  },
};

function choose(words: Words) {
  const wanted = ["dead", "received"].filter((status) => words.options[`all-${status}`]);
  const [status] = wanted;
  if (!status) {
    const name = readName(words);
    return { leads: isNamed(name), none: missing(name) };
  }
  if (wanted.length + words.names.length > 1) {
    throw new UsageError("Name one lead, or --all-dead, or --all-received.");
  }
  return { leads: hasStatus(status), none: `There are no ${status} leads.` };
}
