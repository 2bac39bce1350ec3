const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** A day such as 2025-01-15 as "January 15, 2025", the same in every time zone. */
export function longDate(day: string): string {
  const [year, month, date] = day.split("-");
  return `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`;
}
