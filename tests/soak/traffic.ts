import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, createHttpClient, type HttpClient } from "../../scripts/probe/http-client.ts";
import type { CrashingSite } from "./crashing-site.ts";
import { type Random, seededRandom } from "./random.ts";
import type { Submission } from "./reconcile.ts";
import type { Flags } from "./run.ts";
import {
  type LastStep,
  openContactForm,
  openReview,
  takeAssessment,
  type Visit,
} from "./visits.ts";

const AT_ONCE = 12;
const CRON_EVERY_MS = 2_000;

type Traffic = { site: CrashingSite; flags: Flags; until: number; signal: AbortSignal };

/** Sends visitors, side by side, while the site is killed now and then and its cron runs. */
export async function sendVisitors({ site, flags, until, signal }: Traffic) {
  const submissions: Submission[] = [];
  const times: number[] = [];
  const booking = await takeAssessment(createHttpClient(site.url, signal));
  const visits: Visit[] = [openContactForm, openContactForm, openReview, booking];
  const started = Date.now();
  let next = 0;
  const isOver = () => Date.now() >= until || submissions.length >= flags.submissions;
  const share = () =>
    Math.max(submissions.length / flags.submissions, (Date.now() - started) / (until - started));

  async function sendOneByOne() {
    while (Date.now() < until && next < flags.submissions) {
      const number = next++;
      const random = seededRandom(flags.seed * 1_000_003 + number);
      const client = createHttpClient(site.url, signal);
      const email = `ada.${flags.seed}.${number}@visitor.test`;
      const step = await random.pick(visits)(client, email);
      const sender = { client, random, signal, onAnswer: ({ ms }: Answer) => times.push(ms) };
      submissions.push({ email, acknowledged: await sendAsVisitorsDo(sender, step) });
    }
  }

  async function crashNowAndThen() {
    for (let kill = 1; kill <= flags.kills; kill++) {
      while (share() < kill / (flags.kills + 1)) await sleep(20, undefined, { signal });
      await site.crash();
    }
  }

  async function runCronNowAndThen() {
    while (!isOver()) {
      await sleep(CRON_EVERY_MS, undefined, { signal });
      // A cron that was killed is nothing to tell of: the next one does its work.
      await site.runCron().catch(() => {});
    }
  }

  const visitors = Array.from({ length: AT_ONCE }, sendOneByOne);
  await Promise.all([...visitors, crashNowAndThen(), runCronNowAndThen()]);
  return { submissions, times };
}

const HABITS = ["once", "once", "once", "once", "double", "parallel", "back"] as const;
const TRIES = 3;
const TRY_AGAIN_AFTER_MS = 1_500;

type Sender = {
  client: HttpClient;
  random: Random;
  signal: AbortSignal;
  /** Sees every answer to a press of the last button. */
  onAnswer: (answer: Answer) => void;
};

/** Presses the last button in one of the ways people do; whether any answer acknowledged the lead. */
async function sendAsVisitorsDo(sender: Sender, step: LastStep): Promise<boolean> {
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
async function press({ client, signal, onAnswer }: Sender, step: LastStep): Promise<boolean> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const answer = await client.post(step.path, step.form).catch(() => null);
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
