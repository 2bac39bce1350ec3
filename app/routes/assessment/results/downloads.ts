import { resultsPath } from "~/features/assessment/paths";
import { contextLabels, readResults } from "~/features/assessment/results.server";
import { calendarText, resultsText } from "~/features/assessment/results-files";
import { UNLISTED } from "~/http/cache-control";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/downloads";

/** The results (.txt), or their roadmap as a calendar (.ics) that starts next month. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  const { context: facts, results } = readResults(params.code);
  const permalink = new URL(resultsPath(params.code), origin);
  if (new URL(request.url).pathname.endsWith(".txt")) {
    const text = resultsText(results, contextLabels(facts), permalink);
    return download(text, "text/plain", "video-readiness-results.txt");
  }
  const calendar = calendarText(results.roadmap, permalink, new Date());
  return download(calendar, "text/calendar", "video-readiness-roadmap.ics");
}

function download(text: string, type: string, filename: string) {
  const headers = {
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Disposition": `attachment; filename="${filename}"`,
    ...UNLISTED,
  };
  return new Response(text, { headers });
}
