const longForm = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A day such as 2025-01-15 as "January 15, 2025", the same in every time zone. */
export function longDate(day: string): string {
  return longForm.format(new Date(`${day}T00:00:00Z`));
}
