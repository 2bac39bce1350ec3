import { openingHours } from "#content/ui.yaml";
import { fill, formatClock, formatOpeningDays } from "./format";
import type { Hours } from "./place";

/** Such as "Open Monday to Friday, 9:00 AM to 5:00 PM, Pacific time". */
export function describeHours({ days, opens, closes, zone }: Hours): string {
  return fill(openingHours, {
    ...{ days: formatOpeningDays(days), zone },
    ...{ opens: formatClock(opens), closes: formatClock(closes) },
  });
}
