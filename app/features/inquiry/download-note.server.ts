import { downloadNote as note } from "#content/inquiry/services.yaml";
import { scheduledKinds } from "~/booking/booking-url.server";
import type { Settings } from "~/settings/settings.server";

/** What follows "Get Instant Access" where no page of its own sells the downloads; else undefined. */
export function downloadNote(settings: Settings, call: string | undefined): string | undefined {
  if (call !== "diy" || settings.BOOKING_URLS.diy) return undefined;
  return note[scheduledKinds(settings).includes(call) ? "scheduled" : "asked"];
}
