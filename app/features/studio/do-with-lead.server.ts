import { whereCopiesAre } from "#content/studio";
import { sign, toHex } from "~/http/crypto.server";
import { MAX_NOTE_LENGTH, performAction } from "~/outbox/admin/actions";
import { byId } from "~/outbox/admin/filter";
import { countLeadsOfSender, forgetPerson } from "~/outbox/admin/forget";
import { type FoundLead, findLeads } from "~/outbox/admin/leads";
import { findDestination } from "./destination.server";
import { type Inbox, mintToken } from "./inbox.server";
import type { StudioVerb } from "./verbs";

/** `page` is the id of the page that the post came from: sent twice, it is one command. */
type Order = { verb: StudioVerb; page: string; note: string; isConfirmed: boolean };

export type Question = {
  result: "asks";
  verb: "resend" | "forget";
  token: string;
  name: string;
  leads: number;
  copies: string[];
  destination: string | null;
};

/** Carries out one order on the newest lead of a name, or asks first, or says which status refuses it. */
export async function doWithLead(
  inbox: Inbox,
  name: string,
  { verb, page, note, isConfirmed }: Order,
): Promise<{ result: "done" } | Question | { result: "refused"; status: 404 | 409 | 422 }> {
  const [lead] = await findLeads(inbox.desk, name);
  if (!lead) return { result: "refused", status: 404 };
  if ((verb === "forget" || verb === "resend") && !isConfirmed) return ask(inbox, lead, verb);
  if (verb === "forget") {
    await forgetPerson(inbox.desk, lead, inbox.member.name);
    return { result: "done" };
  }
  const isNote = verb === "note";
  if (isNote && (!note || note.length > MAX_NOTE_LENGTH)) return { result: "refused", status: 422 };
  const signature = isNote ? toHex(await sign(inbox.holder.secret, `note:${note}`)) : "";
  const stamp = `${page}:${verb}:${signature}`;
  const command = { action: verb, who: inbox.member.name, stamp, ...(isNote && { note }) };
  const { result } = await performAction(inbox.desk, byId(lead.id), command);
  if (result === "done" || result === "repeated") return { result: "done" };
  return { result: "refused", status: result === "missing" ? 404 : 409 };
}

async function ask(
  inbox: Inbox,
  lead: FoundLead,
  verb: Question["verb"],
): Promise<Question | { result: "refused"; status: 409 }> {
  if (verb === "resend" && !["delivered", "unconfirmed"].includes(lead.status)) {
    return { result: "refused", status: 409 };
  }
  const { leads, sentKinds } = await countLeadsOfSender(inbox.desk, lead);
  return {
    result: "asks",
    verb,
    token: await mintToken(inbox),
    name: lead.name,
    leads,
    copies: whereCopiesAre(sentKinds),
    destination: findDestination(inbox.platform.settings, lead.kind),
  };
}
