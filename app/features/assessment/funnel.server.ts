import { countFunnel, countSteps, refusedFields } from "~/analytics/funnel/count.server";
import type { Platform } from "~/env.server";
import type { bookCall } from "./booking.server";
import { ASSESSMENT_PATH } from "./paths";

const RESULTS = /^results\/[^/]+(\/book)?$/;

/** Counts the steps of the assessment that visitors open and answer. */
export const countAssessmentSteps = countSteps(({ pathname }) => {
  if (pathname === ASSESSMENT_PATH) return { flow: "assessment", step: "intro" };
  if (!pathname.startsWith(`${ASSESSMENT_PATH}/`)) return null;
  const name = pathname.slice(ASSESSMENT_PATH.length + 1);
  const results = RESULTS.exec(name);
  if (!results) return { flow: "assessment", step: name };
  return { flow: "assessment", step: results[1] ? "book" : "results" };
});

/** Counts a booking that was sent, or the fields that were refused. */
export function countBooking(
  platform: Platform,
  request: Request,
  answer: Awaited<ReturnType<typeof bookCall>>,
): void {
  const form = { flow: "assessment", step: "book" };
  const sent = [
    { ...form, event: "answered" as const },
    { flow: "assessment", step: "booked", event: "seen" as const },
  ];
  countFunnel(platform, request, answer.ok ? sent : refusedFields(form, answer.failed.reply));
}
