import { dayIn } from "~/content/format";
import { openDays, WEEK } from "~/content/opening-days";
import type { Holiday } from "~/content/schema/place";
import { DAY_MS } from "~/http/timing";

type Place = {
  timeZone: string;
  hours: { days: string };
  holidays: readonly Holiday[];
  reply: { days: number };
};

/** The latest day of the studio's reply to a message of now, such as 2025-01-15. */
export function replyDay(now: number, { timeZone, hours, holidays, reply }: Place): string {
  const open = openDays(hours.days);
  let day = new Date(`${dayIn(timeZone, now)}T00:00Z`);
  for (let left = reply.days; left > 0; ) {
    day = new Date(day.getTime() + DAY_MS);
    if (open.includes(weekdayOf(day)) && !holidays.some((it) => fallsOn(it, day))) left -= 1;
  }
  return isoDay(day);
}

function fallsOn({ date, easter, month, nth, weekday }: Holiday, day: Date): boolean {
  if (date !== undefined) return isoDay(day).endsWith(date);
  if (easter !== undefined)
    return day.getTime() === easterSunday(day.getUTCFullYear()) + easter * DAY_MS;
  if (month !== day.getUTCMonth() + 1 || weekday !== weekdayOf(day)) return false;
  const isLast = new Date(day.getTime() + 7 * DAY_MS).getUTCMonth() !== day.getUTCMonth();
  return nth === -1 ? isLast : nth === Math.ceil(day.getUTCDate() / 7);
}

const isoDay = (day: Date) => day.toISOString().slice(0, 10);

const weekdayOf = (day: Date) => WEEK[(day.getUTCDay() + 6) % 7] ?? "Sunday";

/** Of the western churches: the method of Oudin, for the years of the Gregorian calendar. */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correction = Math.floor((century - 17) / 25);
  const lunar = century - Math.floor(century / 4) - Math.floor((century - correction) / 3);
  const epact = (lunar + 19 * golden + 15) % 30;
  const late = Math.floor(epact / 28);
  const full = epact - late * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  return Date.UTC(year, 2, 28 + full - weekday);
}
