import { Outlet, useOutlet } from "react-router";
import * as words from "#content/words/results";
import { platformContext } from "~/env.server";
import { ASSESSMENT_PATH, resultsPath } from "~/features/assessment/paths";
import { PRIVATE } from "~/http/cache-control";
import { pageTitle, unlistedMeta } from "~/seo/page-meta";
import { ErrorPage } from "~/site/error-page";
import type { Route } from "./+types/results";
import { BrokenCode } from "./broken-code";
import { openResultsPage } from "./results-page.server";
import { ResultsScreen } from "./results-screen";

export function loader({ params: { code }, context }: Route.LoaderArgs) {
  return openResultsPage(context.get(platformContext), code);
}

export const headers: Route.HeadersFunction = () => ({
  "Cache-Control": PRIVATE,
  "X-Robots-Tag": "noindex",
});

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { origin, code, results, title: assessment } = loaderData;
  const title = `${results.percentage}%: ${results.verdict.label}`;
  const about = { title, description: results.verdict.headline, cardOf: ASSESSMENT_PATH };
  // Browsers keep a document's title, and analytics report it: it says nothing of the answers.
  return [
    { title: pageTitle(words.yourResults(assessment)) },
    ...unlistedMeta(origin, resultsPath(code), about),
  ];
};

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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} missing={<BrokenCode />} />;
}
