import { inbox } from "#content/studio";
import { describeTime } from "./when";

/** What the next step depends on; `withdrawn` only where the store knows of it. */
type Lead = {
  status: string;
  due: number;
  lease: string | null;
  done: number | null;
  withdrawn?: number | null;
};

/** The state in which people see a lead: what the visitor took back is that before anything else. */
export function shownState({ status, withdrawn }: Pick<Lead, "status" | "withdrawn">): string {
  return withdrawn ? "withdrawn" : status;
}

export function isBeingSent({ lease, due }: Lead, now: number): boolean {
  return lease !== null && due > now;
}

export function describeNextStep(lead: Lead, now: number): string {
  const steps = inbox.nextSteps;
  if (lead.done !== null) return steps.done ?? "";
  if (isBeingSent(lead, now)) return steps.sending ?? "";
  const state = shownState(lead);
  if (state === "pending" && lead.due > now) {
    return `${inbox.retriedIn} ${describeTime(lead.due, now)}`;
  }
  return steps[state] ?? inbox.unknownStep;
}
