import { locale } from "#content/site.yaml";
import { inbox } from "#content/studio/inbox.yaml";
import { DAY_MS, HOUR_MS } from "~/http/timing";

const UNITS: [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ["day", DAY_MS],
  ["hour", HOUR_MS],
  ["minute", 60_000],
];
const MONTH_MS = 30 * DAY_MS;
const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });

export function formatTime(time: number, now: number): string {
  const ms = time - now;
  if (Math.abs(ms) >= MONTH_MS) return date.format(time);
  for (const [unit, length] of UNITS) {
    if (Math.abs(ms) >= length) return relative.format(Math.trunc(ms / length), unit);
  }
  return ms > 0 ? inbox.time.soon : inbox.time.justNow;
}
