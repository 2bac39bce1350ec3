import { inbox } from "#content/inbox";
import { formatTime } from "./time";

const ADMIN_ACTIONS = ["retry", "resend", "release", "done", "undone", "note", "forget"] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

export function isAdminAction(name: string | null | undefined): name is AdminAction {
  return ADMIN_ACTIONS.some((action) => action === name);
}

type Lead = {
  status: string;
  due: number;
  lease: string | null;
  done: number | null;
  withdrawn?: number | null;
};

export function suggestAction(
  { status, withdrawn }: Pick<Lead, "status" | "withdrawn">,
  sends: boolean,
): AdminAction | null {
  if (withdrawn) return null;
  if (status === "held") return "release";
  if (status === "dead" || status === "pending") return "retry";
  if (status === "delivered" || status === "unconfirmed") return "resend";
  return status === "received" && sends ? "retry" : null;
}

export function describeAction(action: AdminAction, destination: string | null): string {
  const sends = action === "retry" || action === "resend";
  return sends && destination === null ? inbox.delivery.noDestination : inbox.actions[action].done;
}

export function describeNextStep(lead: Lead, now: number): string {
  const { nextStep } = inbox;
  if (lead.done !== null) return nextStep.done;
  if (isBeingSent(lead, now)) return nextStep.sending;
  const state = shownState(lead);
  if (state === "pending" && lead.due > now) return nextStep.retried(formatTime(lead.due, now));
  return nextStep.states[state] ?? nextStep.unknown;
}

/** The state that people see: `withdrawn` comes before every status. */
export function shownState({ status, withdrawn }: Pick<Lead, "status" | "withdrawn">): string {
  return withdrawn ? "withdrawn" : status;
}

export function isBeingSent({ lease, due }: Pick<Lead, "lease" | "due">, now: number): boolean {
  return lease !== null && due > now;
}
