import { sign, toHex } from "~/http/crypto.server";
import { byReference } from "~/outbox/admin/filter";
import { countLeadsOfSender, forgetPerson, listCopies } from "~/outbox/admin/forget";
import { type FoundLead, findLeads } from "~/outbox/admin/leads";
import { MAX_NOTE_LENGTH, performAction } from "~/outbox/admin/perform-action";
import { endpointState, endpointUrl } from "~/outbox/endpoints/endpoint.server";
import { sql } from "~/outbox/sql";
import type { Settings } from "~/settings/settings.server";
import type { Admin } from "./guard.server";
import { type AdminAction, type LeadEndpoint, suggestAction } from "./lead-state";
import { isOutcomeAction, lastFollowUp, readOutcome } from "./outcome.server";
import { createPostToken } from "./post-token.server";

/** `page` is the id of the page that the post came from: one action of a page is done once. */
type Post = {
  action: AdminAction;
  page: string;
  note: string;
  isConfirmed: boolean;
  outcome?: { amount: string; reason: string; day: string };
};

const NO_OUTCOME = { amount: "", reason: "", day: "" };

type Refused = { result: "refused"; status: 404 | 409 | 422; problem?: string };

export async function runLeadAction(
  admin: Admin,
  reference: string,
  { action, page, note, isConfirmed, outcome = NO_OUTCOME }: Post,
): Promise<{ result: "done" } | Refused | Awaited<ReturnType<typeof askToConfirm>>> {
  const [lead] = await findLeads(admin.db, byReference(reference));
  if (!lead) return { result: "refused", status: 404 };
  if ((action === "forget" || action === "resend") && !isConfirmed) {
    return askToConfirm(admin, lead, action);
  }
  if (action === "forget") {
    await forgetPerson(admin.db, lead, admin.user.name);
    return { result: "done" };
  }
  if (isOutcomeAction(action)) return recordOutcome(admin, lead, { action, page, ...outcome });
  const isNote = action === "note";
  if (isNote && (!note || note.length > MAX_NOTE_LENGTH)) return { result: "refused", status: 422 };
  const { SESSION_SECRET } = admin.platform.settings;
  const signature = isNote ? toHex(await sign(SESSION_SECRET, `note:${note}`)) : "";
  const idempotencyKey = `${page}:${action}:${signature}`;
  const requested = { action, who: admin.user.name, idempotencyKey, ...(isNote && { note }) };
  const { result } = await performAction(admin.db, sql`id = ${lead.id}`, requested);
  if (result === "done" || result === "repeated") return { result: "done" };
  return { result: "refused", status: result === "missing" ? 404 : 409 };
}

async function recordOutcome(
  { db, user, platform }: Admin,
  lead: FoundLead,
  { page, ...posted }: { page: string } & Parameters<typeof readOutcome>[0],
): Promise<{ result: "done" } | Refused> {
  const read = readOutcome(posted, lastFollowUp(platform.settings, lead));
  if ("problem" in read) return { result: "refused", status: 422, problem: read.problem };
  const idempotencyKey = `${page}:${posted.action}:${read.note}`;
  const requested = { ...read.change, who: user.name, idempotencyKey, note: read.note };
  const { result } = await performAction(db, sql`id = ${lead.id}`, requested);
  if (result === "done" || result === "repeated") return { result: "done" };
  return { result: "refused", status: result === "missing" ? 404 : 409 };
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
