import { type BusinessDays, isBusinessDay, moveBusinessDays } from "./reply-day";

export type BusinessHours = BusinessDays & {
  timeZone: string;
  hours: { days: string; opens: string; closes: string };
  reply: { days: number };
};

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
/** A later message counts from the next opening: a reminder needs some minutes of business hours. */
const BEFORE_CLOSING_MS = 5 * MINUTE_MS;

/** Since when the studio has been open; null while it is closed. */
export function openSince(now: number, place: BusinessHours): number | null {
  const { day, clock } = localTime(now, place);
  const { opens, closes } = clocksOf(place);
  const isOpen = isBusinessDay(day, place) && clock >= opens && clock < closes;
  return isOpen ? toUtc(day + opens, place) : null;
}

/** `reply.days` business days after a message, at the same time; out of hours it counts from the next opening. */
export function replyDue(came: number, place: BusinessHours): number {
  const { day, clock } = localTime(came, place);
  const { opens, last } = clocksOf(place);
  const isToday = isBusinessDay(day, place) && clock < last;
  const first = isToday ? day : moveBusinessDays(day, 1, place);
  const start = isToday ? Math.max(clock, opens) : opens;
  return toUtc(moveBusinessDays(first, place.reply.days, place) + start, place);
}

/** At a time in business hours, replies are due to what came until then. */
export function dueUntil(now: number, place: BusinessHours): number {
  const { day, clock } = localTime(now, place);
  const came = moveBusinessDays(day, -place.reply.days, place);
  return toUtc(came + Math.min(clock, clocksOf(place).last), place);
}

/** How long the studio was open between two moments, in ms. */
export function businessTime(from: number, to: number, place: BusinessHours): number {
  const { opens, closes } = clocksOf(place);
  const start = from + offsetAt(from, place);
  const end = to + offsetAt(to, place);
  let sum = 0;
  for (let day = start - (start % DAY_MS); day <= end; day += DAY_MS) {
    const open = Math.min(day + closes, end) - Math.max(day + opens, start);
    if (open > 0 && isBusinessDay(day, place)) sum += open;
  }
  return sum;
}

function clocksOf({ hours }: BusinessHours) {
  const opens = Date.parse(`1970-01-01T${hours.opens}Z`);
  const closes = Date.parse(`1970-01-01T${hours.closes}Z`);
  const last = Math.max(opens, closes - BEFORE_CLOSING_MS);
  return { opens, closes, last };
}

/** The local time: midnight of the day as if the zone were UTC, and the ms since. */
function localTime(now: number, place: BusinessHours) {
  const local = now + offsetAt(now, place);
  const clock = local % DAY_MS;
  return { day: local - clock, clock };
}

/** The offset is read twice, because the clocks may be changed between the two times. */
function toUtc(local: number, place: BusinessHours): number {
  const near = local - offsetAt(local, place);
  return local - offsetAt(near, place);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far the zone's clocks are ahead of UTC, in ms. */
function offsetAt(now: number, { timeZone }: BusinessHours): number {
  const options = { dateStyle: "short", timeStyle: "medium", hourCycle: "h23" } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("sv", { ...options, timeZone });
  formats.set(timeZone, format);
  // Swedish dates are those of ISO 8601.
  const shown = Date.parse(`${format.format(now).replace(" ", "T")}Z`);
  return shown - Math.floor(now / 1_000) * 1_000;
}
