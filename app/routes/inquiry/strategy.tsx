import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { strategy as texts } from "#content/inquiry/screens.yaml";
import { scoreBands } from "#content/ui.yaml";
import { fill } from "~/content/format";
import { readStep, shareLink, stepHref } from "~/features/inquiry/answers";
import { assessStrategy, type StrategyResult } from "~/features/inquiry/scoring.server";
import { nextStep, previousStep } from "~/features/inquiry/steps";
import { platformContext } from "~/platform.server";
import { buttonClass } from "~/ui/button";
import { clientLoader } from "~/ui/connection";
import { MoreDetails } from "~/ui/disclosure";
import { useHydrated } from "~/ui/hydration";
import { Meter, SCORE_COLORS } from "~/ui/meter";
import { TextList, VisuallyHidden } from "~/ui/text";
import type { Route } from "./+types/strategy";
import { CopyLink } from "./copy-link";
import { Screen } from "./screen";

const ANALYSIS_MS = 300;

/** Whose analysis was shown last: on Back it is there at once. */
let lastAnalyzed: string | undefined;

export function loader({ url, context }: Route.LoaderArgs) {
  const { step, answers, base } = readStep(url, "strategy");
  return {
    result: assessStrategy(answers),
    nextHref: stepHref(base, nextStep(step, answers), answers),
    backHref: stepHref(base, previousStep(step, answers) ?? step, answers),
    link: shareLink(context.get(platformContext).origin, base, step, answers),
  };
}

export { clientLoader };

export default function StrategyPage({ loaderData }: Route.ComponentProps) {
  const { result, nextHref, backHref, link } = loaderData;
  const analyzing = useAnalysis(link);
  return (
    <Screen heading={texts.heading}>
      <div aria-live="polite">
        {analyzing && (
          <p className="mt-6 flex min-h-40 items-center gap-4 text-lede text-mist-soft">
            <span className="spinner shrink-0" />
            {texts.analyzing}
          </p>
        )}
      </div>
      {!analyzing && (
        <>
          <div className="mt-6 grid gap-8 lg:grid-cols-[20rem_1fr]">
            <OverallScore {...result} />
            <AreaScores {...result} />
          </div>
          <div className="mt-10 grid gap-10 md:rows-of-3">
            <FirstOfList heading={texts.insightsHeading} id="insights">
              {result.insights.map((insight) => (
                <InsightEntry key={insight.id} {...insight} />
              ))}
            </FirstOfList>
            <FirstOfList heading={texts.recommendationsHeading} id="recommendations">
              {result.recommendations.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </FirstOfList>
            <FirstOfList heading={texts.nextStepsHeading} id="next-steps">
              {result.nextSteps.slice(1).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </FirstOfList>
          </div>
        </>
      )}
      <CopyLink link={link} />
      <div className="modal-links ignores-early-presses max-sm:static">
        <Link
          to={backHref}
          preventScrollReset
          className={buttonClass({ kind: "secondary", wide: true })}
        >
          {texts.backButton}
        </Link>{" "}
        <Link to={nextHref} preventScrollReset className={buttonClass({ wide: true })}>
          {texts.continueButton}
        </Link>
      </div>
    </Screen>
  );
}

/** True for a moment after arriving here from another screen, never in the server's HTML. */
function useAnalysis(answers: string): boolean {
  const isClientNavigation = useHydrated();
  const [analyzing, setAnalyzing] = useState(isClientNavigation && answers !== lastAnalyzed);
  useEffect(() => {
    lastAnalyzed = answers;
    const timer = setTimeout(() => setAnalyzing(false), ANALYSIS_MS);
    return () => clearTimeout(timer);
  }, [answers]);
  return analyzing;
}

function OverallScore({ overall, band, verdict, nextSteps }: StrategyResult) {
  return (
    <section aria-labelledby="readiness-title">
      <h4 id="readiness-title" className="heading-label">
        {texts.readinessHeading}
      </h4>
      <p className={`${SCORE_COLORS[band]} mt-1 font-display text-hero tabular`}>
        {overall}
        <span className="text-card">%</span>
      </p>
      <Meter percent={overall} className={`${SCORE_COLORS[band]} h-1.5`} />
      <p className="mt-4 font-semibold">
        {verdict.title} <VisuallyHidden>({scoreBands[band]})</VisuallyHidden>
      </p>
      <p className="mt-1 text-mist-soft">{verdict.body}</p>
      <div className="note-box mt-5">
        <h5 className="heading-label">{texts.startHere}</h5>
        <p>{nextSteps[0]}</p>
      </div>
    </section>
  );
}

function AreaScores({ areas }: StrategyResult) {
  return (
    <ul className="grid gap-5 sm:rows-of-2">
      {areas.map(({ area, score, maxScore, band, insight, advice, points }) => (
        <li key={area}>
          <p className="flex items-baseline justify-between gap-3">
            <span className="font-semibold">{area}</span>{" "}
            <span className="text-small text-mist-soft tabular">
              <span className="font-display text-card">{score}</span>{" "}
              {fill(texts.areaScoreOf, { max: maxScore, band: scoreBands[band] })}
            </span>
          </p>
          <Meter percent={score} className={`${SCORE_COLORS[band]} mt-2 h-1.5`} />
          {insight && <p className="mt-2 text-small text-mist-muted">{insight}</p>}
          {advice && (
            <MoreDetails
              className="text-small text-mist-soft"
              summary={
                <span>
                  {texts.adviceSummary} <VisuallyHidden>({area})</VisuallyHidden>
                </span>
              }
            >
              <p>{advice}</p>
              <TextList items={points} className="mt-2 list-disc ps-5" />
            </MoreDetails>
          )}
        </li>
      ))}
    </ul>
  );
}

const COLORS = {
  "quick-win": "text-score-high",
  strategy: "text-rain",
  warning: "text-score-low",
  opportunity: "text-score-fair",
};

type Insight = StrategyResult["insights"][number];

function InsightEntry({ category, title, description, actionItems, relevantToAnswers }: Insight) {
  return (
    <li>
      <p className={`font-semibold ${COLORS[category]}`}>
        {texts.insightCategories[category]}
        <span className="font-normal text-mist-muted"> · {relevantToAnswers.join(", ")}</span>
      </p>
      <h5 className="mt-1 text-mist">{title}</h5>
      <p className="mt-1">{description}</p>
      <TextList items={actionItems} className="mt-2 list-disc ps-5" />
    </li>
  );
}

function FirstOfList({
  id,
  heading,
  children: [first, ...others],
}: {
  id: string;
  heading: string;
  children: ReactNode[];
}) {
  return (
    <section aria-labelledby={id} className="text-small text-mist-soft">
      <h4 id={id} className="font-display text-card text-mist font-normal">
        {heading}
      </h4>
      <ul className="mt-3 ruled-3">{first}</ul>
      {others.length > 0 && (
        <MoreDetails
          summary={
            <span>
              {fill(texts.more, { count: others.length })}{" "}
              <VisuallyHidden>({heading})</VisuallyHidden>
            </span>
          }
        >
          <ul className="ruled-3">{others}</ul>
        </MoreDetails>
      )}
    </section>
  );
}
