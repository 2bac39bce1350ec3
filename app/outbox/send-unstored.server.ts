import type { Platform } from "~/env.server";
import { sendLead } from "~/outbox/delivery/send.server";
import { findEndpoint } from "~/outbox/endpoints/find-endpoint.server";
import { markDelivered } from "~/outbox/store/marks.server";
import { persistMarks } from "~/outbox/store/persist.server";
import { buryLead } from "~/outbox/store/tombstones.server";
import type { LeadDraft } from "./lead.server";
import { logLead } from "./lead-log.server";

type Unstored = { outcome: "delivered"; reference: string } | { outcome: "lost" };

/** Both stores are down: the endpoint is the only place left, with the same idempotency key. */
export async function sendUnstored(platform: Platform, draft: LeadDraft): Promise<Unstored> {
  const endpoint = findEndpoint(platform.settings, draft.kind);
  if (!endpoint || draft.status === "held") return lose(draft, "nowhere to send it");

  const attempt = await sendLead(platform, endpoint, draft);
  if (attempt.result !== "delivered") return lose(draft, attempt.error);
  logLead("lead.delivered", draft, { attempt: 1, stored: "no" });
  // A write that failed may have happened: then the row must not be sent again.
  const now = Date.now();
  const { DB } = platform.bindings;
  platform.waitUntil(buryLead(platform, draft.id, now));
  platform.waitUntil(persistMarks([draft], () => markDelivered(DB, draft.id, now).run()));
  return { outcome: "delivered", reference: draft.reference };
}

function lose(draft: LeadDraft, error: string): Unstored {
  logLead("lead.lost", draft, { error });
  return { outcome: "lost" };
}
