const SUNDAY = 0;
const SATURDAY = 6;

/** The next weekday after `now` in the studio's time zone, such as 2025-01-15: the latest day of its reply. */
export function replyDay(now: Date, timeZone: string): string {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(now);
  const day = new Date(`${today}T00:00Z`);
  do day.setUTCDate(day.getUTCDate() + 1);
  while ([SUNDAY, SATURDAY].includes(day.getUTCDay()));
  return day.toISOString().slice(0, 10);
}
