import { resultsPath } from "~/features/assessment/paths";
import { contextLabels, readResults } from "~/features/assessment/results.server";
import { calendarText, resultsText, startMonth } from "~/features/assessment/results-files";
import { START_PARAMETER } from "~/features/assessment/roadmap-days";
import { privateFile } from "~/http/cache-control";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/downloads";

/** The results (.txt), or their roadmap as a calendar (.ics): it starts after the visitor's month, else the studio's. */
export function loader({ url, params, context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  const { context: businessContext, results } = readResults(params.code);
  const permalink = new URL(resultsPath(params.code), origin);
  if (url.pathname.endsWith(".txt")) {
    const text = resultsText(results, contextLabels(businessContext), permalink);
    return privateFile(text, "text/plain", "video-readiness-results.txt");
  }
  const now = new Date();
  const start = startMonth(now, url.searchParams.get(START_PARAMETER));
  const calendar = calendarText(results.roadmap, start, permalink, now);
  return privateFile(calendar, "text/calendar", "video-readiness-roadmap.ics");
}
