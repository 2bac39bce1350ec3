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

/** A Monday. */
const FIRST_DAY = Date.UTC(2024, 0, 1);

type DayPhrases = { days: string; everyDay: string };

/** Opening days as a language writes them: "lunes a viernes" for "Monday to Friday". */
export function writeDays(days: string, locale: string, phrases: DayPhrases): string {
  if (days === "Every day") return phrases.everyDay;
  const format = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  const names = openDays(days).map((day) =>
    format.format(FIRST_DAY + WEEK.indexOf(day) * 86_400_000),
  );
  const [from = days, to = from] = [names.at(0), names.at(-1)];
  return from === to ? from : phrases.days.replace("{from}", from).replace("{to}", to);
}

/** Of "Tuesday to Saturday", "Every day" or "Friday"; none of what is no such span. */
export function openDays(days: string): Weekday[] {
  if (days === "Every day") return [...WEEK];
  const [first = "", last = first] = days.split(" to ");
  const [from, to] = [first, last].map((day) => WEEK.indexOf(day as Weekday));
  return from === undefined || to === undefined || from < 0 ? [] : WEEK.slice(from, to + 1);
}
