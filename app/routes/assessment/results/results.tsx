import { isRouteErrorResponse, Outlet, useOutlet } from "react-router";
import { notFound, page as texts } from "#content/assessment/results.yaml";
import { texts as assessmentTexts } from "#content/assessment/texts.yaml";
import { locale } from "#content/site.yaml";
import { fill } from "~/content/format";
import { questions } from "~/features/assessment/answer-code";
import { pointsOf } from "~/features/assessment/answers";
import type { CompletedAssessment } from "~/features/assessment/browser-progress";
import { countAssessmentSteps } from "~/features/assessment/funnel.server";
import { ASSESSMENT_PATH, bookPath, resultsPath } from "~/features/assessment/paths";
import { contextLabels, readResults } from "~/features/assessment/results.server";
import { startMonth } from "~/features/assessment/results-files";
import { servicePrice } from "~/features/offers/offer-summary";
import { UNLISTED } from "~/http/cache-control";
import { pageTitle, unlistedMeta } from "~/seo/page-meta";
import { ErrorLayout, ErrorPage } from "~/site/error-page";
import { ExploreMore } from "~/site/explore-more";
import { PageSection } from "~/site/page-section";
import { Actions, ButtonLink, buttonClass } from "~/ui/button";
import { Toasts } from "~/ui/toasts";
import type { Route } from "./+types/results";
import {
  PriorityActions,
  type ResultsData,
  Roadmap,
  ScoreSummary,
  SectionAdvice,
  SectionScores,
  SuggestedServices,
} from "./results-parts";

export const middleware: Route.MiddlewareFunction[] = [countAssessmentSteps];

export function loader({ params: { code } }: Route.LoaderArgs) {
  const { answers, context: businessContext, results } = readResults(code);
  return {
    code,
    title: assessmentTexts.title,
    calendar: assessmentTexts.calendar,
    contextLabels: contextLabels(businessContext),
    results,
    services: results.services.map((it) => ({ ...it, price: servicePrice(it.id) })),
    startMonth: startMonth(new Date()),
    completed: {
      type: "video-readiness",
      score: results.percentage,
      level: results.levelTexts.label,
      businessContext,
      answers: pointsOf(questions, answers),
      recommendations: results.actions.map((action) => action.title),
    } satisfies CompletedAssessment,
  };
}

export const headers: Route.HeadersFunction = () => UNLISTED;

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) => {
  if (!loaderData) return [];
  const { code, results, title } = loaderData;
  const shared = {
    title: fill(texts.shareTitle, {
      percentage: results.percentage,
      level: results.levelTexts.label,
    }),
    description: results.levelTexts.headline,
    socialImagePath: ASSESSMENT_PATH,
  };
  // Browser history and analytics record a document's title: it must not reveal the score.
  return [
    { title: pageTitle(fill(texts.documentTitle, { assessment: title })) },
    ...unlistedMeta(root.loaderData.origin, resultsPath(code), shared),
  ];
};

export default function AssessmentResultsPage({ loaderData }: Route.ComponentProps) {
  const isCovered = useOutlet() !== null;
  const { results, startMonth, completed, title } = loaderData;
  return (
    <>
      <Outlet />
      <div inert={isCovered}>
        <article
          data-completed={JSON.stringify(completed)}
          data-share={ASSESSMENT_PATH}
          data-title={title}
          data-locale={locale}
        >
          <ScoreSummary {...loaderData} call={<BookCall {...loaderData} />}>
            <Downloads {...loaderData} />
          </ScoreSummary>
          <PageSection id="scores" {...texts.scores}>
            <SectionScores {...results} />
          </PageSection>
          <PageSection id="actions" {...texts.actions}>
            <PriorityActions {...results} />
          </PageSection>
          <PageSection id="roadmap" {...texts.roadmap}>
            <Roadmap {...results} startMonth={startMonth} />
          </PageSection>
          <PageSection id="gaps" {...texts.gaps}>
            <SectionAdvice {...results} />
          </PageSection>
          {loaderData.services.length > 0 && (
            <PageSection id="services" {...texts.services}>
              <SuggestedServices {...loaderData} />
            </PageSection>
          )}
          <p className="px-gutter pt-section print:hidden">
            <ButtonLink href={ASSESSMENT_PATH} kind="secondary" label={texts.againButton} />
          </p>
          <ExploreMore path={ASSESSMENT_PATH} />
          <Toasts />
        </article>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} missing={<ResultsNotFound error={error} />} />;
}

/** The downloads work without scripts; keep-results.ts adds the buttons to copy and to share. */
function Downloads({ code, calendar }: ResultsData) {
  return (
    <details className="mt-4 print:hidden">
      <summary className={buttonClass({ kind: "secondary", className: "caret" })}>
        {texts.saveButton}
      </summary>{" "}
      <p className="mt-3 grid gap-3 sm:flex sm:flex-wrap">
        <ButtonLink
          href={`${resultsPath(code)}.txt`}
          download="video-readiness-results.txt"
          data-does="download"
          kind="secondary"
          label={texts.downloadButton}
        />{" "}
        <ButtonLink
          href={`${resultsPath(code)}.ics`}
          download="video-readiness-roadmap.ics"
          data-does="calendar"
          kind="secondary"
          label={calendar}
        />
      </p>
    </details>
  );
}

function BookCall({ code, results }: ResultsData) {
  const { label, call, length, body, action } = results.callOffer;
  return (
    <section id="book" aria-labelledby="book-title" className="note-box print:break-inside-avoid">
      <p className="font-semibold text-mist-muted">{label}</p>
      <h2 id="book-title" className="mt-1 text-card">
        {call}, <span className="tabular">{length}</span>
      </h2>
      <p className="mt-2 text-small text-mist-soft">{body}</p>
      <p className="mt-3 print:hidden">
        <ButtonLink href={bookPath(code)} label={action} />
      </p>
    </section>
  );
}

function ResultsNotFound({ error }: { error: unknown }) {
  const isFormer = isRouteErrorResponse(error) && error.data?.why === "former";
  return (
    <ErrorLayout
      status={404}
      eyebrow={notFound.eyebrow}
      title={notFound.heading}
      text={isFormer ? notFound.former : notFound.explanation}
      head={{ title: notFound.shareTitle, documentTitle: notFound.documentTitle }}
    >
      <Actions>
        <ButtonLink href={ASSESSMENT_PATH} label={notFound.startButton} />
      </Actions>
    </ErrorLayout>
  );
}
