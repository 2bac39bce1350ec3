import { dayIn } from "./format";
import { openDays, WEEK } from "./opening-days";
import type { Holiday } from "./schema/place";

export type BusinessDays = { hours: { days: string }; holidays: readonly Holiday[] };

const DAY_MS = 86_400_000;
/** A calendar without a business day in so many days has none. */
const LONGEST_BREAK = 400;

/** The latest day of the studio's reply to a message of now, such as 2025-01-15. */
export function replyDay(
  now: number,
  place: BusinessDays & { timeZone: string; reply: { days: number } },
): string {
  const today = Date.parse(`${dayIn(place.timeZone, now)}T00:00Z`);
  return isoDay(new Date(moveBusinessDays(today, place.reply.days, place)));
}

/** So many business days after a day, or before it; a day is its midnight as if the zone were UTC. */
export function moveBusinessDays(day: number, count: number, place: BusinessDays): number {
  let moved = day;
  for (let left = Math.abs(count); left > 0; left -= 1) {
    const from = moved;
    do moved += Math.sign(count) * DAY_MS;
    while (!isBusinessDay(moved, place) && Math.abs(moved - from) < LONGEST_BREAK * DAY_MS);
  }
  return moved;
}

export function isBusinessDay(day: number, { hours, holidays }: BusinessDays): boolean {
  const date = new Date(day);
  const isOpen = openDays(hours.days).includes(weekdayOf(date));
  return isOpen && !holidays.some((holiday) => fallsOn(holiday, date));
}

function fallsOn({ date, through, easter, month, nth, weekday }: Holiday, day: Date): boolean {
  if (date !== undefined) return isFrom(date, through ?? date, isoDay(day).slice(-date.length));
  if (easter !== undefined)
    return day.getTime() === easterSunday(day.getUTCFullYear()) + easter * DAY_MS;
  if (month !== day.getUTCMonth() + 1 || weekday !== weekdayOf(day)) return false;
  const isLast = new Date(day.getTime() + 7 * DAY_MS).getUTCMonth() !== day.getUTCMonth();
  return nth === -1 ? isLast : nth === Math.ceil(day.getUTCDate() / 7);
}

/** Of days of every year, the last may be in the next one. */
const isFrom = (from: string, through: string, day: string) =>
  from <= through ? from <= day && day <= through : from <= day || day <= through;

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
