export const WEEK = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
export type Weekday = (typeof WEEK)[number];

/** Of "Tuesday to Saturday", "Every day" or "Friday"; none of what is no such span. */
export function openDays(days: string): Weekday[] {
  if (days === "Every day") return [...WEEK];
  const [first = "", last = first] = days.split(" to ");
  const [from, to] = [first, last].map((day) => WEEK.indexOf(day as Weekday));
  return from === undefined || to === undefined || from < 0 ? [] : WEEK.slice(from, to + 1);
}
