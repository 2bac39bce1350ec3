import { useEffect, useState } from "react";
import { Link } from "react-router";
import * as words from "#content/words/inquiry";
import type { StrategyResult } from "~/features/inquiry/strategy/strategy";
import { buttonLook } from "~/ui/button";
import { useHydrated } from "~/ui/hydration";
import { CopyLink } from "../copy-link";
import { ScreenHeading } from "../screen-heading";
import { AreaScores } from "./area-scores";
import { Insights } from "./insights";
import { OverallScore } from "./overall-score";

/** How long the analysis is announced before it is shown, in milliseconds. */
const ANALYSIS_MS = 300;

export function StrategyScreen({
  result,
  nextHref,
  backHref,
  link,
}: {
  result: StrategyResult;
  nextHref: string;
  backHref: string;
  link: string;
}) {
  const analyzing = useAnalysis();
  return (
    <div className="px-5 py-7 sm:px-8 sm:py-9">
      <ScreenHeading>{words.videoStrategyAssessment}</ScreenHeading>
      <div aria-live="polite">
        {analyzing && (
          <p className="mt-7 flex min-h-40 items-center gap-4 text-lede text-mist-soft">
            <span className="size-6 shrink-0 animate-spin rounded-full border-2 border-ink-line border-t-tungsten" />
            {words.analyzingYourResponsesAnd}
          </p>
        )}
      </div>
      {!analyzing && (
        <>
          <div className="mt-7 grid gap-8 lg:grid-cols-[20rem_1fr] lg:gap-12">
            <OverallScore {...result} />
            <AreaScores areas={result.areas} />
          </div>
          <Insights insights={result.insights} />
          <div className="mt-10 grid gap-10 md:grid-cols-2">
            <PlainList heading={words.recommendations} items={result.recommendations} />
            <PlainList heading={words.nextSteps} items={result.nextSteps} numbered />
          </div>
        </>
      )}
      <div className="mt-9 flex flex-wrap items-center gap-4 border-t border-ink-rule pt-6">
        <Link to={nextHref} preventScrollReset className={buttonLook()}>
          {words.viewServiceOptions}
        </Link>{" "}
        <Link to={backHref} preventScrollReset className={buttonLook({ kind: "secondary" })}>
          {words.reviewResponses}
        </Link>
      </div>
      <CopyLink link={link} />
    </div>
  );
}

/** True for a moment after arriving here from another screen, never in the server's HTML. */
function useAnalysis(): boolean {
  const arrivedSoftly = useHydrated();
  const [analyzing, setAnalyzing] = useState(arrivedSoftly);
  useEffect(() => {
    const timer = setTimeout(() => setAnalyzing(false), ANALYSIS_MS);
    return () => clearTimeout(timer);
  }, []);
  return analyzing;
}

function PlainList({
  heading,
  items,
  numbered,
}: {
  heading: string;
  items: string[];
  numbered?: boolean;
}) {
  const List = numbered ? "ol" : "ul";
  return (
    <section>
      <h4 className="font-display text-card">{heading}</h4>
      <List
        className={`mt-3 text-mist-soft *:border-t *:border-ink-rule *:py-3 ${numbered ? "numbered" : ""}`}
      >
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </section>
  );
}
