import { dayIn } from "~/content/format";
import type { Holiday } from "~/content/schema/forms";
import { DAY_MS } from "~/http/timing";

/** The next business day after `now`, such as 2025-01-15: the latest day of the studio's reply. */
export function replyDay(
  now: number,
  { timeZone, holidays }: { timeZone: string; holidays: readonly Holiday[] },
): string {
  let day = new Date(`${dayIn(timeZone, now)}T00:00Z`);
  do day = new Date(day.getTime() + DAY_MS);
  while (isWeekend(day) || holidays.some((holiday) => fallsOn(holiday, day)));
  return day.toISOString().slice(0, 10);
}

function isWeekend(day: Date): boolean {
  return ["Saturday", "Sunday"].includes(weekdayOf(day));
}

function fallsOn(holiday: Holiday, day: Date): boolean {
  const date = day.getUTCDate();
  if (holiday.month !== day.getUTCMonth() + 1) return false;
  if ("day" in holiday) return holiday.day === date;
  if (holiday.weekday !== weekdayOf(day)) return false;
  const isLast = new Date(day.getTime() + 7 * DAY_MS).getUTCMonth() !== day.getUTCMonth();
  return holiday.nth === -1 ? isLast : holiday.nth === Math.ceil(date / 7);
}

function weekdayOf(day: Date): string {
  return day.toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });
}
