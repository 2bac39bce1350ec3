import { locale } from "#content/site";

const UNITS: [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];
const MONTH_MS = 30 * 86_400_000;
let days: Intl.DateTimeFormat | undefined;
let words: Intl.RelativeTimeFormat | undefined;

/** A time as people say it: 12 minutes ago, yesterday, in 2 hours; after a month its date. */
export function describeTime(time: number, now: number): string {
  const ms = time - now;
  if (Math.abs(ms) >= MONTH_MS) return inDays(time);
  for (const [unit, length] of UNITS) {
    if (Math.abs(ms) >= length) return inWords(Math.trunc(ms / length), unit);
  }
  return ms > 0 ? "within a minute" : "just now";
}

function inDays(time: number): string {
  days ??= new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  return days.format(time);
}

function inWords(amount: number, unit: Intl.RelativeTimeFormatUnit): string {
  words ??= new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return words.format(amount, unit);
}

/** The same to the second, in UTC. */
export function exactTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}
