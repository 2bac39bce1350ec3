import type { Platform } from "~/env.server";
import { deliverLeads } from "~/outbox/delivery/deliver.server";
import type { Settlement } from "~/outbox/delivery/settle.server";
import { waitingKinds } from "~/outbox/endpoints/find-endpoint.server";
import { claimDueLeads, openClaim } from "~/outbox/store/claim.server";
import type { LeadKind } from "./lead.server";

/** Side by side, within the six connections of an invocation, and claimed just before they are sent. */
const SIDE_BY_SIDE = 5;

type Tally = Record<Settlement["outcome"], number>;

/** Sends what is due, `most` leads at most; leaves an endpoint alone for this time that hangs. */
export async function deliverDueLeads(platform: Platform, most: number): Promise<Tally> {
  const tally: Tally = { delivered: 0, received: 0, queued: 0, refused: 0, unconfirmed: 0 };
  const except = new Set(waitingKinds(platform.settings));
  for (let left = most; left > 0; ) {
    const wanted = Math.min(SIDE_BY_SIDE, left);
    const claim = openClaim(platform.settings);
    const leads = await claimDueLeads(platform.bindings.DB, wanted, claim, [...except]);
    const settled = leads.length > 0 ? await deliverLeads(platform, leads) : [];
    for (const { outcome } of settled) tally[outcome]++;
    for (const kind of hangingKinds(settled)) except.add(kind);
    left -= leads.length;
    if (leads.length < wanted) break;
  }
  return tally;
}

/** Kinds of which every lead of a batch waited in vain; one among others may be the lead's own fault. */
function hangingKinds(settled: Settlement[]): LeadKind[] {
  const kinds = new Set(settled.map(({ lead }) => lead.kind));
  return [...kinds].filter((kind) =>
    settled.every(({ lead, isHanging }) => lead.kind !== kind || isHanging),
  );
}
