import type { Platform } from "~/env.server";
import { deliverLeads } from "~/outbox/delivery/deliver.server";
import { waitingKinds } from "~/outbox/endpoints/find-endpoint.server";
import { claimDueLeads, openClaim } from "~/outbox/store/claim.server";
import { purgeLeads } from "~/outbox/store/retention.server";
import { bringHome } from "~/outbox/store/spill.server";

// Together the 20 posts a minute that Formspree takes, in less than the 50 subrequests of a free Worker,
// and a batch stays within the six connections of an invocation.
const BATCH = 5;
const BATCHES = 4;

/** The outbox's minute: sends what is due, at most 20 leads, then purges what retention no longer keeps. */
export async function sweepLeads(platform: Platform): Promise<void> {
  const tally = {
    delivered: 0,
    received: 0,
    queued: 0,
    refused: 0,
    unconfirmed: 0,
    home: 0,
    purged: 0,
  };
  tally.home = await bringHome(platform, Date.now());
  const waiting = waitingKinds(platform.settings);
  for (let batch = 0; batch < BATCHES; batch++) {
    const claim = openClaim(platform.settings);
    const leads = await claimDueLeads(platform.bindings.DB, BATCH, claim, waiting);
    for (const { outcome } of await deliverLeads(platform, leads)) tally[outcome]++;
    if (leads.length < BATCH) break;
  }
  tally.purged = await purgeLeads(platform.bindings.DB, platform.settings.RETENTION_DAYS);
  if (Object.values(tally).some(Boolean)) {
    console.log(JSON.stringify({ event: "leads.swept", ...tally }));
  }
}
