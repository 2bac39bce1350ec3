import { byReference } from "../../app/outbox/admin/filter.ts";
import { findLeads } from "../../app/outbox/admin/leads.ts";
import {
  type ActionResult,
  performAction,
  sendingAction,
} from "../../app/outbox/admin/perform-action.ts";
import { toPlainJson } from "../../app/outbox/admin/plain-text.ts";
import { type Sql, sql } from "../../app/outbox/sql.ts";
import {
  type Arguments,
  type Command,
  isConfirmed,
  notFound,
  operator,
  readReference,
  type Terminal,
  UsageError,
} from "./command.ts";

const QUEUED =
  ": the outbox sends it within a minute; while its service is not set, or a setting of it is invalid, it waits.";

export const resend: Command = {
  summary: "send a lead, or all that could not be sent, again",
  usage: `leads resend <reference|id> | --all-dead | --all-received [--yes] [--json]

The lead goes back to the outbox, which runs every minute; a held one is released. Its attempts are counted from the beginning:
it is dead again when it is refused, or after MAX_ATTEMPTS more. One that is delivered or unconfirmed may arrive a second
time: asks first; --yes answers in advance.`,
  options: {
    "all-dead": { type: "boolean" },
    "all-received": { type: "boolean" },
    yes: { type: "boolean", short: "y" },
  },
  takesPositionals: true,

  async run(database, args, terminal) {
    const status = chooseStatus(args);
    const db = await database.open();
    if (status) return send(db, status, sql`status = ${status}`, args, terminal);
    const reference = readReference(args);
    const [lead] = await findLeads(db, byReference(reference));
    if (!lead) return report({ result: "missing" }, notFound(reference), args, terminal);
    const question = "The service may have it already. Send it once more?";
    const sentence = "This sends what may have arrived already";
    const mayBeThere = sendingAction(lead.status) === "resend" && !lead.withdrawn;
    if (mayBeThere && !(await isConfirmed(args, terminal, { question, sentence }))) {
      terminal.print("Nothing sent.");
      return 1;
    }
    return send(db, lead.status, sql`id = ${lead.id}`, args, terminal);
  },
};

function chooseStatus(args: Arguments): string | null {
  const [status, ...others] = ["dead", "received"].filter((it) => args.options[`all-${it}`]);
  if (!status) return null;
  if (others.length + args.positionals.length === 0) return status;
  throw new UsageError("Name one lead, or --all-dead, or --all-received.");
}

async function send(
  db: D1Database,
  status: string,
  condition: Sql,
  args: Arguments,
  terminal: Terminal,
): Promise<number> {
  const requested = { action: sendingAction(status), who: operator() };
  const result = await performAction(db, condition, requested);
  return report(result, `There are no ${status} leads.`, args, terminal);
}

function report(result: ActionResult, none: string, { json }: Arguments, { print }: Terminal) {
  const references = result.result === "done" ? result.references : [];
  if (json) print(toPlainJson({ requeued: references }));
  else if (references.length > 0) print(references.join(", ") + QUEUED);
  else print(result.result === "refused" ? explain(result) : none);
  return references.length > 0 ? 0 : 1;
}

function explain({ reference, status, isBeingSent }: Extract<ActionResult, { result: "refused" }>) {
  if (isBeingSent) return `${reference} is being sent right now.`;
  if (status === "withdrawn") return `${reference} is withdrawn: it is not sent any more.`;
  return `${reference} has changed meanwhile: it is ${status} now.`;
}
