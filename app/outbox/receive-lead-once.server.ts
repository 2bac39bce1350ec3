import type { Platform } from "~/env.server";
import type { NewLead } from "./lead-draft.server";
import { identifyLead, referLead } from "./lead-identity.server";
import { receiveLead } from "./receive-lead.server";
import { readSentProof, type SentProof } from "./sent-proof.server";

/**
 * Receives a form's lead behind the answer; null when it is lost. What this browser has sent already,
 * to the letter, is the lead it was: Back brings a form with a new token, and sending that again must
 * not make a second lead.
 */
export async function receiveLeadOnce(
  platform: Platform,
  request: Request,
  lead: NewLead & { kind: "crm" | "request" },
): Promise<SentProof | null> {
  const sent = await readSentProof(platform, "crm", request);
  const again = sent ? await referLead(await identifyLead(sent.submission, lead.fields)) : null;
  const submission = sent && again === sent.reference ? sent.submission : lead.submission;
  const received = await receiveLead(platform, { ...lead, submission }, { wait: false });
  return received.outcome === "lost" ? null : { submission, reference: received.reference };
}
