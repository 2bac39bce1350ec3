import type { Platform } from "~/env.server";
import { deliverLeads } from "~/outbox/delivery/deliver.server";
import { noteLead } from "~/outbox/notices/note.server";
import { tellIfLate } from "~/outbox/notices/tell-if-late.server";
import { holdOverCap } from "~/outbox/store/caps.server";
import { openClaim } from "~/outbox/store/claim.server";
import { persistLead } from "~/outbox/store/persist.server";
import { putLead } from "~/outbox/store/put-lead.server";
import { awaitSettlement } from "~/outbox/store/settlement.server";
import { spillLead } from "~/outbox/store/spill.server";
import type { ClaimedLead, LeadDraft, LeadStatus } from "./lead.server";
import { draftLead, type NewLead } from "./lead-draft.server";
import { logLead } from "./lead-log.server";
import { outcomeOf, type StoredOutcome } from "./lead-outcome.server";
import { sendUnstored } from "./send-unstored.server";

/** What became of a lead, under the reference it is stored by. */
export type ReceivedLead = { outcome: StoredOutcome; reference: string } | { outcome: "lost" };

/** As long as a visitor waits for the first attempt; it goes on behind the answer. */
const PATIENCE_MS = 3_000;

/**
 * Stores a lead, then sends it within the request (`wait`, at most 3 s) or behind the answer. The same submission
 * with the same fields is one lead however often it comes.
 */
export function receiveLead(
  platform: Platform,
  lead: NewLead,
  { wait } = { wait: true },
): Promise<ReceivedLead> {
  const received = receive(platform, lead, wait);
  // The visitor may close the page: storing and sending go on.
  platform.waitUntil(received);
  return received;
}

async function receive(platform: Platform, lead: NewLead, wait: boolean): Promise<ReceivedLead> {
  const draft = await holdOverCap(platform, await draftLead(platform.settings, lead), lead.address);
  const { reference } = draft;
  const claim = openClaim(platform.settings);
  const event = draft.status === "held" ? "lead.held" : "lead.new";
  const notices = noteLead(platform, event, draft.id, claim.now);
  const stored = await persistLead(draft, () =>
    putLead(platform.bindings.DB, draft, claim, notices),
  );
  if (!stored) {
    if (!(await spillLead(platform, draft))) return sendUnstored(platform, draft);
    return { outcome: draft.status === "held" ? "held" : "received", reference };
  }
  platform.waitUntil(tellIfLate(platform));
  if (stored.claimed) {
    const delivery = deliver(platform, stored.claimed);
    platform.waitUntil(delivery);
    return { outcome: wait ? await beforePatienceEnds(delivery) : "received", reference };
  }
  if (draft.status === "held") {
    logLead("lead.held", draft);
    return { outcome: "held", reference };
  }
  if (draft.status === "received") logLead("lead.received", draft);
  return { outcome: await readOutcome(platform, draft, stored.status, wait), reference };
}

async function deliver(platform: Platform, lead: ClaimedLead): Promise<StoredOutcome> {
  const [settlement] = await deliverLeads(platform, [lead]);
  // The service said yes, only not in words that prove it: the studio sees to the rest.
  if (settlement?.outcome === "unconfirmed") return "received";
  return settlement?.outcome ?? "queued";
}

function beforePatienceEnds(delivery: Promise<StoredOutcome>): Promise<StoredOutcome> {
  const impatient = new Promise<"underway">((resolve) => {
    setTimeout(resolve, PATIENCE_MS, "underway");
  });
  return Promise.race([delivery, impatient]);
}

/** Somebody else settled the lead, or is about to. */
async function readOutcome(
  platform: Platform,
  { id }: LeadDraft,
  status: LeadStatus,
  wait: boolean,
): Promise<StoredOutcome> {
  if (!wait) return "received";
  const isOpen = status === "pending";
  const limit = Math.min(PATIENCE_MS, platform.settings.DELIVER_TIMEOUT_MS);
  const settled = isOpen ? await awaitSettlement(platform.bindings.DB, id, limit) : status;
  return settled === "underway" ? settled : outcomeOf(settled);
}
