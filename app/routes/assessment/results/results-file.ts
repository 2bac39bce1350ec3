import { platformContext } from "~/env.server";
import { resultsPath } from "~/features/assessment/flow";
import { contextLabels, openResults } from "~/features/assessment/results.server";
import { resultsText } from "~/features/assessment/results-files";
import { PRIVATE } from "~/http/cache-control";
import type { Route } from "./+types/results-file";

export function loader({ params, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { copy, context: facts, results } = openResults(params.code);
  const permalink = new URL(resultsPath(params.code), platform.origin).href;
  const text = resultsText(copy.title, permalink, contextLabels(copy, facts), results);
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Disposition": 'attachment; filename="video-readiness-results.txt"',
    "Cache-Control": PRIVATE,
    "X-Robots-Tag": "noindex",
  };
  return new Response(text, { headers });
}
