import { dayIn } from "#content/format";
import { thankYou } from "#content/thank-you";

/** With fewer sent forms before, a day without any proves nothing. */
const MIN_SENT = 20;
const BASELINE_DAYS = 28;
/** How likely so few are by chance, at most. */
const SIGNIFICANCE = 0.0005;

/** Days that are judged together; a window below a week is compared with the same weekdays. */
const WINDOWS = [1, 7, 14];

let known: { day: string; isLow: boolean } | null = null;

/** Decided once a day in an isolate, from complete days; undefined when the counts fail to load. */
export async function isFunnelLow(db: D1Database, now = Date.now()): Promise<boolean | undefined> {
  const day = dayIn(thankYou.timeZone, now);
  if (known?.day !== day) {
    known = await readSent(db, day).then(
      (sent) => ({ day, isLow: isTooLow(sent) }),
      () => null,
    );
  }
  return known?.isLow;
}

async function readSent(db: D1Database, day: string): Promise<Map<number, number>> {
  const { results } = await db
    .prepare(
      `SELECT CAST(julianday(?1) - julianday(day) AS INTEGER) AS ago, SUM(count) AS sent
       FROM funnel WHERE event = 'seen' AND step IN ('thank-you', 'sent', 'booked') 
         AND day < ?1 AND day >= date(?1, ?2)
       GROUP BY day`,
    )
    .bind(day, `-${Math.max(...WINDOWS) + BASELINE_DAYS} days`)
    .all<{ ago: number; sent: number }>();
  return new Map(results.map(({ ago, sent }) => [ago, sent]));
}

/** `sent` by days ago; 1 is yesterday. Compares two Poisson rates by the binomial test. */
export function isTooLow(sent: Map<number, number>): boolean {
  return WINDOWS.some((window) => {
    const current = sum(sent, 1, window);
    const comparesSameWeekdays = window < 7;
    const before = comparesSameWeekdays
      ? [7, 14, 21, 28].map((ago) => sum(sent, ago + 1, ago + window)).reduce((a, b) => a + b)
      : sum(sent, window + 1, window + BASELINE_DAYS);
    if (sum(sent, window + 1, window + BASELINE_DAYS) < MIN_SENT) return false;
    const share = comparesSameWeekdays ? 1 / 5 : window / (window + BASELINE_DAYS);
    return binomialTail(current, current + before, share) < SIGNIFICANCE;
  });
}

function sum(sent: Map<number, number>, from: number, to: number): number {
  let total = 0;
  for (let ago = from; ago <= to; ago++) total += sent.get(ago) ?? 0;
  return total;
}

/** The probability of `successes` or fewer in `trials`, each with `share`. */
function binomialTail(successes: number, trials: number, share: number): number {
  // With logarithms, because (1 - share) ** trials is 0 for many trials.
  let log = trials * Math.log(1 - share);
  let total = Math.exp(log);
  for (let k = 1; k <= successes; k++) {
    log += Math.log(((trials - k + 1) / k) * (share / (1 - share)));
    total += Math.exp(log);
  }
  return total;
}
