import { site } from "#content/site";
import { platformContext } from "~/env.server";
import { resultsPath } from "~/features/assessment/flow";
import { openResults } from "~/features/assessment/results.server";
import { calendarText, roadmapDays } from "~/features/assessment/results-files";
import { PRIVATE } from "~/http/cache-control";
import type { Route } from "./+types/roadmap-file";

/** The six-month roadmap as a calendar file; it starts with the next month. */
export function loader({ params, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { results } = openResults(params.code);
  const permalink = new URL(resultsPath(params.code), platform.origin);
  const createdAt = new Date();
  const days = roadmapDays(results, permalink, createdAt);
  const headers = {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": 'attachment; filename="video-readiness-roadmap.ics"',
    "Cache-Control": PRIVATE,
    "X-Robots-Tag": "noindex",
  };
  return new Response(calendarText({ name: site.name, createdAt, days }), { headers });
}
