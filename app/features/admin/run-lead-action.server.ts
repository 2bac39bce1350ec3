import { sign, toHex } from "~/http/crypto.server";
import { byReference } from "~/outbox/admin/filter";
import { countLeadsOfSender, forgetPerson, listCopies } from "~/outbox/admin/forget";
import { type FoundLead, findLeads } from "~/outbox/admin/leads";
import {
  MAX_NOTE_LENGTH,
  performAction,
  type RequestedAction,
} from "~/outbox/admin/perform-action";
import { endpointState, endpointUrl } from "~/outbox/endpoints/endpoint.server";
import { sql } from "~/outbox/sql";
import type { Settings } from "~/settings/settings.server";
import type { Admin } from "./guard.server";
import { type AdminAction, type LeadEndpoint, suggestAction } from "./lead-state";
import { isOutcomeAction, lastFollowUp, type OutcomeAction, readOutcome } from "./outcome.server";
import { createPostToken } from "./post-token.server";

export const ACTION_FIELDS = ["note", "amount", "reason", "day"] as const;
export type ActionField = (typeof ACTION_FIELDS)[number];

/** `page` is the id of the page that the post came from: one action of a page is done once. */
type Post = {
  action: AdminAction;
  page: string;
  values: Record<ActionField, string>;
  isConfirmed: boolean;
};

type Done = { result: "done" };
type Refused = { result: "refused"; status: 404 | 409 };
/** `problem`: the field whose value cannot be stored. */
type Invalid = { result: "invalid"; status: 422; problem: ActionField };

export async function runLeadAction(
  admin: Admin,
  reference: string,
  { action, page, values, isConfirmed }: Post,
): Promise<Done | Refused | Invalid | Awaited<ReturnType<typeof askToConfirm>>> {
  const [lead] = await findLeads(admin.db, byReference(reference));
  if (!lead) return { result: "refused", status: 404 };
  if ((action === "forget" || action === "resend") && !isConfirmed) {
    return askToConfirm(admin, lead, action);
  }
  if (action === "forget") {
    await forgetPerson(admin.db, lead, admin.user.name);
    return { result: "done" };
  }
  if (isOutcomeAction(action)) return recordOutcome(admin, lead, page, { action, ...values });
  const isNote = action === "note";
  const { note } = values;
  if (isNote && (!note || note.length > MAX_NOTE_LENGTH)) return invalid("note");
  const { SESSION_SECRET } = admin.platform.settings;
  const signature = isNote ? toHex(await sign(SESSION_SECRET, `note:${note}`)) : "";
  const idempotencyKey = `${page}:${action}:${signature}`;
  const requested = { action, who: admin.user.name, idempotencyKey, ...(isNote && { note }) };
  return perform(admin, lead, requested);
}

async function recordOutcome(
  admin: Admin,
  lead: FoundLead,
  page: string,
  posted: { action: OutcomeAction } & Post["values"],
): Promise<Done | Refused | Invalid> {
  const read = readOutcome(posted, lastFollowUp(admin.platform.settings, lead));
  if ("problem" in read) return invalid(read.problem);
  const idempotencyKey = `${page}:${posted.action}:${read.note}`;
  const who = admin.user.name;
  return perform(admin, lead, { ...read.change, who, idempotencyKey, note: read.note });
}

async function perform(
  { db }: Admin,
  lead: FoundLead,
  requested: RequestedAction,
): Promise<Done | Refused> {
  const { result } = await performAction(db, sql`id = ${lead.id}`, requested);
  if (result === "done" || result === "repeated") return { result: "done" };
  return { result: "refused", status: result === "missing" ? 404 : 409 };
}

function invalid(problem: ActionField): Invalid {
  return { result: "invalid", status: 422, problem };
}

async function askToConfirm(admin: Admin, lead: FoundLead, action: "resend" | "forget") {
  if (action === "resend" && suggestAction(lead, true) !== "resend") {
    const refused: Refused = { result: "refused", status: 409 };
    return refused;
  }
  const { leads, sentKinds } = await countLeadsOfSender(admin.db, lead);
  return {
    result: "confirm" as const,
    action,
    token: await createPostToken(admin),
    name: lead.name,
    leads,
    copies: listCopies(sentKinds),
    endpoint: findLeadEndpoint(admin.platform.settings, lead.kind),
  };
}

export function findLeadEndpoint(settings: Settings, kind: string): LeadEndpoint {
  const url = endpointUrl(settings, kind);
  const waits = endpointState(settings, kind) === "invalid";
  return { host: url && new URL(url).host, waits };
}
