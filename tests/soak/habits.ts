import { setTimeout as sleep } from "node:timers/promises";
import type { Answer, Browser } from "../../scripts/probe/browser.ts";
import type { Random } from "./random.ts";
import type { LastStep } from "./visits.ts";

const HABITS = ["once", "once", "once", "once", "double", "parallel", "back"] as const;
const TRIES = 3;
const TRY_AGAIN_AFTER_MS = 1_500;

export type Sender = {
  browser: Browser;
  random: Random;
  signal: AbortSignal;
  /** Sees every answer to a press of the last button. */
  onAnswer: (answer: Answer) => void;
};

/** Presses the last button in one of the ways people do; whether any answer acknowledged the lead. */
export async function sendAsVisitorsDo(sender: Sender, step: LastStep): Promise<boolean> {
  const habit = sender.random.pick(HABITS);
  if (habit === "parallel") {
    const both = await Promise.all([press(sender, step), press(sender, step)]);
    return both.includes(true);
  }
  const acknowledged = await press(sender, step);
  if (habit === "once") return acknowledged;
  // Who knows of no lead has no reason to go back: the same form again, or none.
  const next = habit === "back" && acknowledged ? await step.back() : step;
  return (await press(sender, next)) || acknowledged;
}

/** Presses the button; when the connection breaks, again, until the visitor gives up. */
async function press({ browser, signal, onAnswer }: Sender, step: LastStep): Promise<boolean> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const answer = await browser.post(step.path, step.form).catch(() => null);
    signal.throwIfAborted();
    if (answer) {
      onAnswer(answer);
      return isAcknowledged(answer);
    }
    await sleep(TRY_AGAIN_AFTER_MS, undefined, { signal });
  }
  return false;
}

/** Whether the site told the visitor that it has the lead. */
function isAcknowledged({ status, location, text }: Answer): boolean {
  if (status === 303) return /\/thank-you|[?&]booked=/.test(location);
  return text.includes("saved (reference");
}
