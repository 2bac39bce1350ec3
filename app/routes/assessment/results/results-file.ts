import { platformContext } from "~/env.server";
import { contextLabels } from "~/features/assessment/answers/context-labels";
import { resultsPath } from "~/features/assessment/paths";
import { openResults } from "~/features/assessment/results/open-results.server";
import { resultsText } from "~/features/assessment/results/results-text";
import { PRIVATE } from "~/http/cache-control";
import type { Route } from "./+types/results-file";

export function loader({ params, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { copy, context: facts, results } = openResults(params.code);
  const permalink = new URL(resultsPath(params.code), platform.origin).href;
  const labels = contextLabels(copy, facts);
  const text = resultsText(copy.title, permalink, labels, results);
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Disposition": 'attachment; filename="video-readiness-results.txt"',
    "Cache-Control": PRIVATE,
    "X-Robots-Tag": "noindex",
  };
  return new Response(text, { headers });
}
