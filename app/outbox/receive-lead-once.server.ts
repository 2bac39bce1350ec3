import type { Platform } from "~/env.server";
import { identifyLead, referLead } from "./lead-identity.server";
import { type NewLead, receiveLead } from "./receive-lead.server";
import { readReceipt } from "./sent-proof.server";

/**
 * Receives a lead behind the answer. What this browser has sent already, to the letter, is the lead
 * it was: Back brings a form with a new token, and sending that again must not make a second lead.
 */
export async function receiveLeadOnce(platform: Platform, request: Request, lead: NewLead) {
  const sent = await readReceipt(platform, request);
  const again = sent ? await referLead(await identifyLead(sent.submission, lead.fields)) : null;
  const submission = sent && again === sent.reference ? sent.submission : lead.submission;
  const receipt = await receiveLead(platform, { ...lead, submission }, { wait: false });
  return receipt.outcome === "lost" ? null : { submission, reference: receipt.reference };
}
