import { whereCopiesAre } from "#content/studio";
import { findForgotten } from "~/outbox/admin/forget";
import { type FoundLead, findLeads, readHistory } from "~/outbox/admin/leads";
import { findDestination } from "./destination.server";
import { type Inbox, mintToken } from "./inbox.server";
import { isStudioVerb } from "./verbs";

/** What a lead's page shows: the newest lead of that name, and the addresses of others that share it. */
export async function openLeadPage(inbox: Inbox, name: string, did: string | null) {
  const { desk, platform } = inbox;
  const now = desk.clock();
  const [lead, ...others] = await findLeads(desk, name);
  if (!lead) return did === "forget" ? openGonePage(inbox, name) : null;
  return {
    lead: withoutStoreColumns(lead),
    others: others.map(({ id, created, status }) => ({ id, created, status })),
    ...(await readHistory(desk, lead.id)),
    address: `/studio/leads/${encodeURIComponent(name)}`,
    destination: findDestination(platform.settings, lead.kind),
    token: await mintToken(inbox),
    did: isStudioVerb(did) ? did : null,
    now,
  };
}

export type LeadPage = Extract<Awaited<ReturnType<typeof openLeadPage>>, { lead: unknown }>;

async function openGonePage({ desk }: Inbox, name: string) {
  const forgotten = await findForgotten(desk, name);
  if (!forgotten) return null;
  const { reference, at, sentKinds } = forgotten;
  return { reference, at, copies: whereCopiesAre(sentKinds), now: desk.clock() };
}

function withoutStoreColumns(lead: FoundLead) {
  const { id, reference, kind, status, name, email, created, delivered, due, lease, done } = lead;
  const { isNew, flags, fields, payload, lastError, attempts, userAgent } = lead;
  const { outcome, withdrawn } = lead;
  const facts = { id, reference, kind, status, name, email, created, delivered, due, lease, done };
  const rest = { isNew, flags, fields, payload, lastError, attempts, userAgent };
  return { ...facts, ...rest, outcome, withdrawn };
}
