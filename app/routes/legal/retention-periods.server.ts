import { CONSENT_S, CONVERSION_COOKIE_TTL_S } from "~/analytics/report-conversion.server";
import { formatSpan } from "~/content/format";
import type { RetentionPeriod } from "~/content/retention-periods";
import { COMPLETED_MS, PROGRESS_MS } from "~/features/assessment/browser-progress";
import { SENT_PROOF_S } from "~/outbox/sent-proof.server";
import {
  CAP_WINDOW_DAYS,
  DELETION_RECORD_DAYS,
  DETAILS_DAYS,
  FALLBACK_DAYS,
  FUNNEL_DAYS,
  leadDays,
  NOTIFICATION_DAYS,
} from "~/outbox/store/expiry.server";
import { MARKER_LIFETIME_S } from "~/outbox/store/fallback-store.server";
import type { Settings } from "~/settings/settings.server";

const DAY_S = 86_400;
/** The most that Cloudflare keeps: D1's Time Travel and Workers Logs, on a paid plan. */
const HOST_COPIES_DAYS = 30;
const HOST_LOGS_DAYS = 7;

export function retentionPeriodsOf(settings: Settings): Record<RetentionPeriod, string> {
  const days = (count: number) => formatSpan(count * DAY_S);
  return {
    completed: formatSpan(COMPLETED_MS / 1000),
    consent: formatSpan(CONSENT_S),
    conversion: formatSpan(CONVERSION_COOKIE_TTL_S),
    counts: days(FUNNEL_DAYS),
    deletions: days(DELETION_RECORD_DAYS),
    details: days(DETAILS_DAYS),
    fallback: days(FALLBACK_DAYS),
    held: days(settings.HELD_DAYS),
    hostCopies: days(HOST_COPIES_DAYS),
    hostLogs: days(HOST_LOGS_DAYS),
    ipAddressHashes: days(CAP_WINDOW_DAYS),
    markers: formatSpan(MARKER_LIFETIME_S),
    notices: days(NOTIFICATION_DAYS),
    progress: formatSpan(PROGRESS_MS / 1000),
    retention: days(leadDays(settings)),
    sent: formatSpan(SENT_PROOF_S),
  };
}
