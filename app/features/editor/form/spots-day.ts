import { studioDay } from "~/content/format";
import type { Draft } from "./draft";

/** In content/offers.yaml: pages say that the numbers of spots are those of this day. */
const DAY = "/spotsSetOn";

/** Whoever changes a number of spots but not the day says what is free today. */
export function setDayOfSpots(draft: Draft, before: Draft, now = Date.now()): void {
  if (!draft.has(DAY) || draft.get(DAY) !== before.get(DAY)) return;
  const isChanged = [...draft].some(
    ([name, value]) => /\/spots\/[^/]+$/.test(name) && value.trim() !== before.get(name),
  );
  if (isChanged) draft.set(DAY, studioDay(now));
}
