import type { Phone } from "./phone.ts";

/** What content/site.yaml says of its place, as far as that is right. */
export type Place = {
  currency?: string | undefined;
  country?: string | undefined;
  hours?: Hours | undefined;
  phone?: Phone | undefined;
};

export type Hours = { days: string; opens: string; closes: string; zone: string };

let current: Place = {};

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
