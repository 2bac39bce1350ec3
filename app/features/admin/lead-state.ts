import { inbox } from "#content/studio/inbox.yaml";
import { fill } from "~/content/format";
import type { FoundLead } from "~/outbox/admin/leads";
import { sendingAction } from "~/outbox/admin/perform-action";
import { formatTime } from "./time";

export type AdminAction = keyof typeof inbox.actions;

export function isAdminAction(name: string | null | undefined): name is AdminAction {
  return typeof name === "string" && Object.hasOwn(inbox.actions, name);
}

export function suggestAction({ status, withdrawn }: FoundLead, sends: boolean) {
  if (withdrawn || status === "superseded") return null;
  return status === "received" && !sends ? null : sendingAction(status);
}

export type LeadEndpoint = { host: string | null; waits: boolean };

export function describeEndpoint({ host, waits }: LeadEndpoint): string {
  const { endpoint, noEndpoint, wrongSetting } = inbox.delivery;
  if (waits) return wrongSetting;
  return host ? fill(endpoint, { host }) : noEndpoint;
}

export function describeAction(
  action: Exclude<AdminAction, "forget">,
  endpoint: LeadEndpoint,
): string {
  const sends = action === "retry" || action === "resend";
  const isSent = endpoint.host !== null && !endpoint.waits;
  return sends && !isSent ? describeEndpoint(endpoint) : inbox.actions[action].done;
}

export function describeNextStep(lead: FoundLead, now: number, waits: boolean): string {
  const { nextStep } = inbox;
  if (lead.done !== null) return nextStep.done;
  if (isBeingSent(lead, now)) return nextStep.sending;
  const state = shownState(lead);
  if (state === "pending" && waits) return nextStep.waiting;
  if (state === "pending" && lead.due > now) {
    return fill(nextStep.retried, { when: formatTime(lead.due, now) });
  }
  return nextStep.states[state] ?? nextStep.unknown;
}

export function shownState({ status, withdrawn }: FoundLead): string {
  return withdrawn ? "withdrawn" : status;
}

export function isBeingSent({ lease, due }: FoundLead, now: number): boolean {
  return lease !== null && due > now;
}
