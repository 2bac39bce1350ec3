import type { Phone } from "./phone.ts";

/** What the texts of a site follow: what content/site.yaml says of its place, where that is right. */
export type Place = {
  currency?: string | undefined;
  country?: string | undefined;
  hours?: Hours | undefined;
  phone?: Phone | undefined;
};

export type Hours = { days: string; opens: string; closes: string; zone: string };

let current: Place = {};

/** Of the file that is being checked. */
export const placeNow = () => current;

/** Checks a file of a site in that place. */
export function inPlace<Result>(place: Place | undefined, check: () => Result): Result {
  const before = current;
  current = place ?? {};
  try {
    return check();
  } finally {
    current = before;
  }
}
