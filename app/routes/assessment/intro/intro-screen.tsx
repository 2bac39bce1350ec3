import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { AssessmentCopy } from "#content/schema/assessment";
import * as words from "#content/words/assessment";
import { ASSESSMENT_PATH } from "~/features/assessment/paths";
import {
  type BrowserProgress,
  dropOldResults,
  loadBrowserProgress,
  loadResult,
} from "~/features/assessment/progress/browser-progress";
import { ExploreMore } from "~/site/explore-more";
import { eyebrow } from "~/ui/eyebrow";
import { screenHeading } from "~/ui/screen-focus";
import { ServerMarkup } from "~/ui/server-markup";
import { Slate } from "~/ui/slate";
import { type Resumable, ResumePrompt } from "../resume-prompt";
import { StartPanel } from "./start-panel";

type Intro = Pick<AssessmentCopy, "title" | "lede" | "duration" | "points" | "lastResult"> & {
  business: AssessmentCopy["context"];
  sections: { name: string; lede: string; count: number }[];
  start: string;
  saved: Resumable | null;
};

export function IntroScreen({
  title,
  lede,
  duration,
  points,
  lastResult,
  business,
  sections,
  start,
  saved,
}: Intro) {
  const { progress, result } = useStored();
  const left = progress ?? saved;
  const total = sections.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="relative isolate overflow-hidden">
      <div
        aria-hidden="true"
        className="leader absolute top-0 -left-1/5 -z-10 aspect-square w-[140%] max-md:opacity-40 md:-top-48 md:left-[56%] md:w-208"
      />
      <div className="grid w-full gap-x-16 gap-y-12 px-gutter pt-14 md:pt-20 lg:grid-cols-[1fr_27rem] lg:grid-rows-[auto_auto_1fr]">
        <div className="lg:col-span-2">
          <Slate>{words.readiness}</Slate>
          <h1 {...screenHeading} className="font-display text-shot-long outline-none">
            {title}
          </h1>
        </div>
        <div>
          <p className=" max-w-measure text-lede text-mist-soft">{lede}</p>
          <p className="mt-5 font-semibold tabular-nums">{duration}</p>
          {result && (
            <p className="mt-2 text-mist-soft">
              {lastResult}, {result}
            </p>
          )}
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-2">
          {left ? (
            <ResumePrompt progress={left} total={total} />
          ) : (
            <StartPanel business={business} start={start} />
          )}
        </div>
        <WhatYouGet points={points} />
      </div>
      <SectionList sections={sections} />
      <ServerMarkup id="explore">
        {import.meta.env.SSR && <ExploreMore path={ASSESSMENT_PATH} />}
      </ServerMarkup>
    </div>
  );
}

function WhatYouGet({ points }: Pick<Intro, "points">) {
  return (
    <section aria-labelledby="points-title">
      <h2 id="points-title" className="font-display text-card">
        {words.whatYouGet}
      </h2>
      <ol className="numbered mt-4 max-w-measure text-mist-soft *:border-t *:border-ink-rule *:py-3">
        {points.map((point) => (
          <li key={point}>
            <span className="pt-0.5">{point}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function SectionList({ sections }: Pick<Intro, "sections">) {
  return (
    <section aria-labelledby="sections-title" className="w-full px-gutter pt-20">
      <h2 id="sections-title" className="font-display text-step-5">
        {words.fourSections}
      </h2>
      <ol className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {sections.map(({ name, lede, count }, at) => (
          <li key={name}>
            <div
              aria-hidden="true"
              data-count={sections.length - at}
              className="leader leader-count mb-5 w-32 text-step-5"
            />
            <h3 className="font-display text-card">{name}</h3>
            <p className={`${eyebrow} mt-1`}>{count} questions</p>
            <p className="mt-3 text-small text-mist-soft">{lede}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Stored = { progress: BrowserProgress | null; result: string | null };

/** What this browser keeps, once scripts have looked; Start Over leads here, and they look again. */
function useStored(): Stored {
  const { key } = useLocation();
  const [stored, setStored] = useState<Stored>({ progress: null, result: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival is another look
  useEffect(() => {
    dropOldResults();
    setStored({ progress: loadBrowserProgress(), result: loadResult() });
  }, [key]);
  return stored;
}
