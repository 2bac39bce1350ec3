import { inbox } from "#content/studio/inbox.yaml";
import { studioDay } from "~/content/format";
import { DAY_MS } from "~/http/timing";
import type { FoundLead } from "~/outbox/admin/leads";
import type { OutcomeChange } from "~/outbox/admin/perform-action";
import { leadDays } from "~/outbox/store/expiry.server";
import type { Settings } from "~/settings/settings.server";
import { formatAmount, parseAmount } from "./amount";

export type OutcomeAction = OutcomeChange["action"];

const OUTCOME_ACTIONS: string[] = ["follow-up", "won", "lost", "reopen"] satisfies OutcomeAction[];

export function isOutcomeAction(action: string): action is OutcomeAction {
  return OUTCOME_ACTIONS.includes(action);
}

type Posted = { action: OutcomeAction; amount: string; reason: string; day: string };
/** `problem`: why it cannot be stored, a key of the texts of errors. */
type Outcome = { change: OutcomeChange; note: string } | { problem: "amount" | "reason" | "day" };

/** What became of a lead, as it was posted; an amount, a reason and a day of a reminder may be left out. */
export function readOutcome(posted: Posted, lastDay: string): Outcome {
  const { action } = posted;
  if (action === "won") {
    const amount = posted.amount.trim() === "" ? null : parseAmount(posted.amount);
    if (amount === null && posted.amount.trim() !== "") return { problem: "amount" };
    return { change: { action, amount }, note: amount === null ? "" : formatAmount(amount) };
  }
  if (action === "lost") {
    const reason = posted.reason || null;
    if (reason !== null && !isReason(reason)) return { problem: "reason" };
    return { change: { action, reason }, note: reason === null ? "" : reasonLabel(reason) };
  }
  if (action === "reopen") return { change: { action }, note: "" };
  const day = posted.day || null;
  const isAllowed = day === null || (isDay(day) && day >= studioDay() && day <= lastDay);
  return isAllowed ? { change: { action, day }, note: day ?? "" } : { problem: "day" };
}

/** Until when a reminder can come: the lead is deleted after that. */
export function lastFollowUp(settings: Settings, { updated }: Pick<FoundLead, "updated">): string {
  return studioDay(updated + (leadDays(settings) - 1) * DAY_MS);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

function isReason(value: string): boolean {
  return inbox.outcome.reasons.some((reason) => reason.value === value);
}

/** Its stored value, if content does not have the reason anymore. */
export function reasonLabel(value: string): string {
  return inbox.outcome.reasons.find((reason) => reason.value === value)?.label ?? value;
}
