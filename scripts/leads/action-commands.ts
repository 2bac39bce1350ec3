import { byReference } from "../../app/outbox/admin/filter.ts";
import {
  type ActionResult,
  MAX_NOTE_LENGTH,
  type PlainAction,
  performAction,
} from "../../app/outbox/admin/perform-action.ts";
import { toPlainJson } from "../../app/outbox/admin/plain-text.ts";
import { type Sql, sql } from "../../app/outbox/sql.ts";
import {
  type Arguments,
  type Command,
  isConfirmed,
  notFound,
  type OpenDatabase,
  operator,
  readReference,
  type Terminal,
  UsageError,
} from "./command.ts";

type Task = { action: PlainAction; condition: Sql; none: string; note?: string };

/** What is printed after the references, and the key of their list in JSON. */
type Report = { text: string; key: string };

const REQUEUED: Report = {
  text: ": the outbox sends it within a minute; while its service is not set, or a setting of it is invalid, it waits.",
  key: "requeued",
};

const RELEASED: Report = {
  ...REQUEUED,
  text: ": the outbox sends it within a minute; while a setting of its service is invalid, it waits, and without a service it stays in the inbox.",
};

export const done = oneLeadCommand("done", {
  summary: "call a lead done",
  usage: `leads done <reference|id> [--json]

Somebody has answered it, or nobody needs to.`,
  report: { text: " is done.", key: "done" },
});

export const undone = oneLeadCommand("undone", {
  summary: "open a lead that is done again",
  usage: "leads undone <reference|id> [--json]",
  report: { text: " is open again.", key: "undone" },
});

export const release = oneLeadCommand("release", {
  summary: "send a held lead after all",
  usage: `leads release <reference|id> [--json]

A lead is held when its honeypot was filled, by a robot or by a password manager, or when its IP address
or the whole site has sent more than the caps allow. Without an endpoint for its kind it is received; while a setting of the
endpoint is invalid it waits.`,
  report: RELEASED,
});

export const note: Command = {
  summary: "write down something about a lead",
  usage: `leads note <reference|id> <words ...> [--json]

The lead's page and \`leads show\` have it, with who wrote it and when. The visitor never sees it.`,
  takesPositionals: true,
  async run(database, args, terminal) {
    const [reference, ...others] = args.positionals;
    const text = others.join(" ").trim();
    if (!reference || !text) throw new UsageError("Name one lead, then write the note.");
    if (text.length > MAX_NOTE_LENGTH) {
      throw new UsageError(`A note has at most ${MAX_NOTE_LENGTH} characters.`);
    }
    const task = { ...onOneLead("note", reference), note: text };
    return perform(database, task, { text: ": noted.", key: "noted" }, args, terminal);
  },
};

export const retry: Command = {
  summary: "send again what was not delivered",
  usage: `leads retry <reference|id> | --all-dead | --all-received [--json]

A lead that is neither withdrawn, delivered nor unconfirmed (for these: resend) goes back to the outbox, which runs every minute.
Without an endpoint for its kind, or while a setting of the endpoint is invalid, it waits. Its attempts are counted
from the beginning: it is dead again when it is refused, or after MAX_ATTEMPTS more.`,
  options: { "all-dead": { type: "boolean" }, "all-received": { type: "boolean" } },
  takesPositionals: true,
  async run(database, args, terminal) {
    return perform(database, chooseRetry(args), REQUEUED, args, terminal);
  },
};

export const resend: Command = {
  summary: "send a delivered or unconfirmed lead once more",
  usage: `leads resend <reference|id> [--yes] [--json]

The service gets it a second time, unless it never arrived. Asks first; --yes answers in advance.`,
  options: { yes: { type: "boolean", short: "y" } },
  takesPositionals: true,
  async run(database, args, terminal) {
    const reference = readReference(args);
    const question = "The service may have it already. Send it once more?";
    const sentence = "This sends what may have arrived already";
    if (!(await isConfirmed(args, terminal, { question, sentence }))) {
      terminal.print("Nothing sent.");
      return 1;
    }
    return perform(database, onOneLead("resend", reference), REQUEUED, args, terminal);
  },
};

function oneLeadCommand(
  action: PlainAction,
  { report, ...texts }: { summary: string; usage: string; report: Report },
): Command {
  return {
    ...texts,
    takesPositionals: true,
    async run(database, args, terminal) {
      return perform(database, onOneLead(action, readReference(args)), report, args, terminal);
    },
  };
}

function onOneLead(action: PlainAction, reference: string): Task {
  return { action, condition: byReference(reference), none: notFound(reference) };
}

function chooseRetry(args: Arguments): Task {
  const statuses = ["dead", "received"].filter((status) => args.options[`all-${status}`]);
  const [status] = statuses;
  if (!status) return onOneLead("retry", readReference(args));
  if (statuses.length + args.positionals.length > 1) {
    throw new UsageError("Name one lead, or --all-dead, or --all-received.");
  }
  return {
    action: "retry",
    condition: sql`status = ${status}`,
    none: `There are no ${status} leads.`,
  };
}

async function perform(
  database: OpenDatabase,
  { action, condition, none, note }: Task,
  { text, key }: Report,
  args: Arguments,
  terminal: Terminal,
): Promise<number> {
  const db = await database.open();
  const requested = { action, who: operator(), ...(note && { note }) };
  const result = await performAction(db, condition, requested);
  const references = result.result === "done" ? result.references : [];
  if (args.json) terminal.print(toPlainJson({ [key]: references }));
  else if (references.length > 0) terminal.print(`${references.join(", ")}${text}`);
  else terminal.print(explain(result, action) ?? none);
  return references.length > 0 ? 0 : 1;
}

function explain(result: ActionResult, action: PlainAction): string | null {
  if (result.result !== "refused") return null;
  if (action === "done") return `${result.reference} is done already.`;
  if (action === "undone") return `${result.reference} is open already.`;
  if (result.isBeingSent) return `${result.reference} is being sent right now.`;
  if (action === "retry" && result.status === "unconfirmed") {
    return `${result.reference} is unconfirmed: look for it at the service, and if it is not there, send it with resend.`;
  }
  if (result.status === "withdrawn")
    return `${result.reference} is withdrawn: it is not sent any more.`;
  const other =
    { delivered: "resend", unconfirmed: "resend", held: "release" }[result.status] ?? "retry";
  return `${result.reference} is ${result.status}: for that there is ${other}.`;
}
