import type { ReactNode } from "react";
import { results as texts } from "#content/assessment/results";
import { ui } from "#content/ui";
import { BENCHMARK, type Level, levelFor } from "~/features/assessment/answers";
import type { Results, SectionResult } from "~/features/assessment/results.server";
import { Meter, type ScoreBand, scoreColor } from "~/ui/meter";
import { eyebrowClass } from "~/ui/text";

const LEVEL_BANDS: Record<Level, ScoreBand> = {
  advanced: "high",
  ready: "good",
  developing: "fair",
  beginner: "low",
};

export function ScoreSummary({
  title,
  facts,
  results,
  children,
}: {
  title: string;
  facts: string[];
  results: Results;
  children: ReactNode;
}) {
  const { percentage, score, maxScore, level, levelCopy, benchmark } = results;
  const band = LEVEL_BANDS[level];
  return (
    <header className="grid w-full gap-x-16 gap-y-10 px-gutter pt-16 md:pt-24 lg:grid-cols-aside print:grid-cols-[1fr_16rem] print:pt-0">
      <div>
        <p className={eyebrowClass}>
          {title.toUpperCase()} <span className="text-ink-control">/</span> {texts.eyebrow}
        </p>
        <h1 className="mt-4 max-w-[14ch] font-display text-hero">{levelCopy.label}</h1>
        <p className="mt-6 text-lede font-semibold">{levelCopy.headline}</p>
        <p className="mt-3 max-w-measure text-mist-soft">{levelCopy.body}</p>
        {facts.length > 0 && <p className="mt-3 text-small text-mist-muted">{facts.join(" / ")}</p>}
        {children}
      </div>
      <section
        aria-labelledby="score-title"
        data-level={level}
        className="self-start border border-ink-line bg-ink-panel p-6 max-lg:order-first sm:p-8 print:order-none"
      >
        <h2 id="score-title" className="font-semibold text-mist-soft">
          {texts.scoreHeading}
        </h2>
        <p
          className={scoreColor({
            band,
            className: "mt-2 font-display text-[8rem]/[0.85] tabular-nums print:text-[5rem]",
          })}
        >
          {percentage}
          <span className="text-title">%</span>
        </p>
        <p className="mt-3 text-small text-mist-soft tabular-nums">
          {texts.points(score, maxScore)}
          <span className="sr-only"> ({ui.scoreBands[band]})</span>
        </p>
        <Meter
          percent={percentage}
          viewBox="0 -1.5 100 5"
          label={texts.scoreMeter(percentage, BENCHMARK)}
          className={scoreColor({ band, className: "mt-5 h-4" })}
        >
          <rect x={BENCHMARK} y="-1.5" width="0.6" height="5" className="fill-mist" />
        </Meter>
        <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <strong>{benchmark}</strong>{" "}
          <span className="text-small text-mist-muted">{texts.benchmark(BENCHMARK)}</span>
        </p>
      </section>
    </header>
  );
}

export function SectionScores({ sections }: { sections: readonly SectionResult[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2 print:grid-cols-2">
      {sections.map(({ id, name, score, maxScore, percentage }) => (
        <li key={id} className="print:break-inside-avoid">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="font-semibold">{name}</h3>{" "}
            <p className="ml-auto text-small text-mist-soft tabular-nums">
              {texts.points(score, maxScore)}{" "}
              <strong className="ml-2 font-display text-card font-normal text-mist">
                {percentage}%
              </strong>
            </p>
          </div>
          <Meter
            percent={percentage}
            label={texts.sectionMeter(name, percentage)}
            className={scoreColor({
              band: LEVEL_BANDS[levelFor(percentage)],
              className: "mt-2 h-3",
            })}
          />
        </li>
      ))}
    </ul>
  );
}
