import type { Platform } from "~/env.server";
import { findEndpoint } from "~/outbox/endpoints/find-endpoint.server";
import type { ClaimedLead } from "~/outbox/lead.server";
import { persistMarks } from "~/outbox/store/persist.server";
import { findBuried } from "~/outbox/store/tombstones.server";
import { sendLead } from "./send.server";
import { type Settlement, settleAttempt, settleBuried, settleUnsent } from "./settle.server";

/**
 * Sends claimed leads side by side, each once, and writes down in one go how they ended; `refused` is a
 * dead letter. What an earlier attempt has delivered unseen is not sent again. Never throws.
 */
export async function deliverLeads(
  platform: Platform,
  leads: ClaimedLead[],
): Promise<Settlement[]> {
  const buried = await findBuried(platform, leads);
  const settlements = await Promise.all(
    leads.map((lead) => {
      const at = buried.get(lead.id);
      return at === undefined ? deliver(platform, lead) : settleBuried(platform, lead, at);
    }),
  );
  const marks = settlements.flatMap((settlement) => settlement.marks);
  if (marks.length > 0) await persistMarks(leads, () => platform.bindings.DB.batch(marks));
  return settlements;
}

async function deliver(platform: Platform, lead: ClaimedLead): Promise<Settlement> {
  const endpoint = findEndpoint(platform.settings, lead.kind);
  if (!endpoint) return settleUnsent(platform, lead);
  const started = Date.now();
  const attempt = await sendLead(platform, endpoint, lead);
  return settleAttempt(platform, lead, attempt, Date.now() - started);
}
