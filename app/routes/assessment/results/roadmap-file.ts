import { site } from "#content/site";
import { platformContext } from "~/env.server";
import { resultsPath } from "~/features/assessment/paths";
import { calendarText } from "~/features/assessment/results/calendar-text";
import { openResults } from "~/features/assessment/results/open-results.server";
import { roadmapDays } from "~/features/assessment/results/roadmap-days";
import { PRIVATE } from "~/http/cache-control";
import type { Route } from "./+types/roadmap-file";

/** The six-month roadmap as a calendar file, beginning with the next month. */
export function loader({ params, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { results } = openResults(params.code);
  const permalink = new URL(resultsPath(params.code), platform.origin);
  const made = new Date();
  const days = roadmapDays(results, permalink, made);
  const headers = {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": 'attachment; filename="video-readiness-roadmap.ics"',
    "Cache-Control": PRIVATE,
    "X-Robots-Tag": "noindex",
  };
  return new Response(calendarText({ name: site.name, made, days }), { headers });
}
