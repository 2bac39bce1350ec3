import { inbox } from "#content/studio/inbox.yaml";
import { fill } from "../../app/content/format.ts";
import { DAY_MS } from "../../app/http/timing.ts";
import { byReference } from "../../app/outbox/admin/filter.ts";
import {
  countLeadsOfSender,
  forgetPerson,
  listCopies,
  rememberForgotten,
} from "../../app/outbox/admin/forget.ts";
import { countMatching } from "../../app/outbox/admin/leads.ts";
import { toPlainJson } from "../../app/outbox/admin/plain-text.ts";
import { type Sql, sql } from "../../app/outbox/sql.ts";
import { deleteLeads, forgetAgain } from "../../app/outbox/store/forgotten.ts";
import {
  type Arguments,
  type Command,
  findNamed,
  isConfirmed,
  notFound,
  operator,
  readCount,
  readReference,
  readState,
  type Terminal,
  UsageError,
} from "./command.ts";

const REMEMBERED =
  "No lead found; the address is remembered, so that a lead on its way is deleted.";
const PURGEABLE = ["dead", "held", "received", "delivered"];

export const forget: Command = {
  summary: "delete a person: every lead of an e-mail address",
  usage: `leads forget <e-mail|reference|id> [--yes] [--json]
       npm run leads -- forget --again [--json]

Deletes all leads of the e-mail address, or of the one that sent this lead, also replaced ones, with notes and history.
Says which systems may still hold copies. Asks first; --yes answers in advance. An address without a lead
is remembered without a question, so that a lead on its way is deleted.
--again, after a restore, deletes what people had sent before they were forgotten.`,
  options: { yes: { type: "boolean", short: "y" }, again: { type: "boolean" } },
  takesPositionals: true,

  async run(database, args, terminal) {
    if (args.options.again === true) return runAgain(await database.open(), args, terminal);
    const reference = readReference(args);
    const db = await database.open();
    const isAddress = reference.includes("@");
    const [lead] = await findNamed(db, reference);
    if (!lead) {
      if (isAddress) await rememberForgotten(db, reference);
      const none = isAddress ? REMEMBERED : notFound(reference);
      terminal.print(args.json ? toPlainJson({ forgotten: [], copies: [] }) : none);
      return isAddress ? 0 : 1;
    }
    const { leads: count, sentKinds } = await countLeadsOfSender(db, lead);
    const leads = fill(inbox.leadCount, { count });
    const question = `Delete this person's ${leads} for good?`;
    const sentence = `This deletes ${leads} of a person for good`;
    if (!(await isConfirmed(args, terminal, { question, sentence }))) {
      terminal.print("Nothing deleted.");
      return 1;
    }
    const forgotten = await forgetPerson(db, lead, operator());
    const copies = listCopies(sentKinds);
    const lines = copies.map((copy) => `- ${copy}`).join("\n");
    terminal.print(
      args.json
        ? toPlainJson({ forgotten, copies })
        : `Deleted ${forgotten.join(", ")}.\n\n${inbox.copiesHeading}\n${lines}`,
    );
    return 0;
  },
};

async function runAgain(db: D1Database, { json }: Arguments, { print }: Terminal) {
  const forgotten = await forgetAgain(db);
  const none = "Nothing of a forgotten person is in this database.";
  if (json) print(toPlainJson({ forgotten }));
  else print(forgotten.length > 0 ? `Deleted ${forgotten.join(", ")}.` : none);
  return 0;
}

export const purge: Command = {
  summary: "delete leads for good",
  usage: `leads purge <reference|id> [--yes]
       npm run leads -- purge --older-than DAYS --status ${PURGEABLE.join("|")} [--yes] [--json]

Asks first; --yes answers in advance. A lead in another state is purged only by its reference or id.`,
  options: {
    "older-than": { type: "string" },
    status: { type: "string" },
    yes: { type: "boolean", short: "y" },
  },
  takesPositionals: true,

  async run(database, args, terminal) {
    const condition = choosePurge(args);
    const db = await database.open();
    const count = await countMatching(db, condition);
    if (count === 0) {
      terminal.print(args.json ? toPlainJson({ purged: [] }) : "No such leads.");
      return 1;
    }
    const leads = fill(inbox.leadCount, { count });
    const question = `Delete ${leads} for good?`;
    const sentence = `This deletes ${leads} for good`;
    if (!(await isConfirmed(args, terminal, { question, sentence }))) {
      terminal.print("Nothing deleted.");
      return 1;
    }
    const purged = await deleteLeads(db, condition);
    terminal.print(args.json ? toPlainJson({ purged }) : `Deleted ${purged.join(", ")}.`);
    return 0;
  },
};

function choosePurge(args: Arguments): Sql {
  const days = readCount(args, "older-than");
  const status = readState(args);
  if (days === undefined && status === undefined) return byReference(readReference(args));
  if (days === undefined || status === undefined || args.positionals.length > 0) {
    throw new UsageError("Name one lead, or give both --older-than and --status.");
  }
  if (!PURGEABLE.includes(status)) throw new UsageError(`--status is ${PURGEABLE.join(", ")}.`);
  return sql`status = ${status} AND created < ${Date.now() - days * DAY_MS}`;
}
