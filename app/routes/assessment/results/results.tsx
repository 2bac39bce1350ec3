import { Outlet, useOutlet } from "react-router";
import resultsScript from "~/enhance/assessment-results.js?url&no-inline";
import noticesScript from "~/enhance/notices.js?url&no-inline";
import { platformContext } from "~/env.server";
import { contextLabels } from "~/features/assessment/answers/context-labels";
import { pointsOf } from "~/features/assessment/flow";
import { ASSESSMENT_PATH, resultsPath } from "~/features/assessment/paths";
import { openResults } from "~/features/assessment/results/open-results.server";
import { PRIVATE } from "~/http/headers/cache-policies";
import { pageTitle, unlistedMeta } from "~/seo/page-meta";
import { ErrorPage } from "~/site/error-page";
import type { PageHandle } from "~/site/page-scripts";
import type { Route } from "./+types/results";
import { BrokenCode } from "./broken-code";
import { ResultsScreen } from "./results-screen";

export async function loader({ params: { code }, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { answers, copy, context: facts, outline, results } = await openResults(platform, code);
  return {
    origin: platform.origin,
    code,
    title: copy.title,
    calendar: copy.calendar,
    facts: contextLabels(copy, facts),
    results,
    /** What the visitor's browser keeps of a completed assessment. */
    completed: {
      type: "video-readiness",
      score: results.percentage,
      level: results.verdict.label,
      businessContext: facts,
      answers: pointsOf(outline, answers),
      recommendations: results.actions.map((action) => action.title),
    },
  };
}

export const headers: Route.HeadersFunction = () => ({
  "Cache-Control": PRIVATE,
  "X-Robots-Tag": "noindex",
});

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { origin, code, results } = loaderData;
  const title = `${results.percentage}%: ${results.verdict.label}`;
  const about = { title, description: results.verdict.headline, cardOf: ASSESSMENT_PATH };
  return [{ title: pageTitle(title) }, ...unlistedMeta(origin, resultsPath(code), about)];
};

export const handle: PageHandle = { scripts: [noticesScript, resultsScript] };

export default function AssessmentResults({ loaderData }: Route.ComponentProps) {
  const covered = useOutlet() !== null;
  return (
    <>
      <Outlet />
      <div inert={covered}>
        <ResultsScreen page={loaderData} />
      </div>
    </>
  );
}
export type ResultsPage = Route.ComponentProps["loaderData"];

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} missing={<BrokenCode />} />;
}
