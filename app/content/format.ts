// Formatters are built at their first use.
import { phrases } from "#content/phrases.yaml";
import { currency, locale, timeZone } from "#content/site.yaml";
import { isLocale, priceFormat } from "./intl.ts";
import { type CountMessage, fillMessage } from "./message.ts";
import { writeDays } from "./opening-days.ts";

/** Of `<html lang>`. */
export const { language } = new Intl.Locale(locale);

const utc = { timeZone: "UTC" } as const;
let number: Intl.NumberFormat | undefined;
let price: Intl.NumberFormat | undefined;
let longDay: Intl.DateTimeFormat | undefined;

export function formatNumber(amount: number): string {
  number ??= new Intl.NumberFormat(locale);
  return number.format(amount);
}

export function formatPrice(amount: number): string {
  price ??= priceFormat(locale, currency);
  return price.format(amount);
}

/** A share from 0 to 1 as "42%". */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(locale, { style: "percent" }).format(share);
}

/** A day such as 2025-01-15 as "January 15, 2025", the same in every time zone. */
export function formatDay(day: string): string {
  longDay ??= new Intl.DateTimeFormat(locale, { ...utc, dateStyle: "long" });
  return longDay.format(new Date(day));
}

export function formatWeekday(day: string): string {
  return new Intl.DateTimeFormat(locale, { ...utc, weekday: "long" }).format(new Date(day));
}

/** A time such as "17:00" as "5:00 PM". */
export function formatClock(time: string): string {
  const clock = new Intl.DateTimeFormat(locale, { ...utc, timeStyle: "short" });
  return clock.format(new Date(`1970-01-01T${time}Z`));
}

export function formatOpeningDays(days: string): string {
  return writeDays(days, locale, phrases);
}

/** Such as "one, two, and three". */
export function formatList(parts: string[]): string {
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(parts);
}

/** The day of a moment in a time zone, such as 2026-11-24. */
export function dayIn(timeZone: string, moment: number): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(moment);
}

export function studioDay(moment = Date.now()): string {
  return dayIn(timeZone, moment);
}

/** A language as its readers call it: "English" for "en". */
export function languageName(code: string): string {
  return new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
}

/** A language in that of the site: "Spanish" for "es". */
export function formatLanguage(code: string): string {
  return isLocale(code)
    ? (new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code)
    : code;
}

export function fill<Name extends string>(
  message: CountMessage<Name>,
  values: Record<NoInfer<Name>, string | number>,
): string {
  return fillMessage(locale, message, values);
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** A time in seconds in its largest unit, such as "90 days" or "1 hour". */
export function formatSpan(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["minute", 60];
  const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  return format.format(seconds / length);
}
