/** The query parameter of the calendar file: the visitor's month, such as 2026-11. */
export const START_PARAMETER = "start";

export const monthOf = (day: string): string => day.slice(0, 7);

/** The first day of the month that follows `start`, such as 2026-11, by `months`. */
export function firstDayOf(start: string, months: number): string {
  const day = new Date(`${start}-01T00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
}
