import type { ReactNode } from "react";
import * as words from "#content/words/results";
import type { Results } from "~/features/assessment/results/results";
import { BENCHMARK } from "~/features/assessment/results/scoring";
import { eyebrow } from "~/ui/eyebrow";
import { Meter } from "~/ui/meter";
import { BAND_NAMES, scoreColor } from "~/ui/score";
import { LEVEL_BANDS } from "./level-band";

export function ScoreSheet({
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
  const { percentage, score, maxScore, level, verdict, benchmark } = results;
  const band = LEVEL_BANDS[level];
  return (
    <header className="grid w-full gap-x-16 gap-y-10 px-gutter pt-14 md:pt-20 lg:grid-cols-[1fr_24rem] print:grid-cols-[1fr_16rem] print:pt-0">
      <div>
        <p className={eyebrow}>
          {title.toUpperCase()} <span className="text-ink-control">/</span> {words.results}
        </p>
        <h1 className="mt-4 max-w-[14ch] font-display text-hero">{verdict.label}</h1>
        <p className="mt-6 text-lede font-semibold">{verdict.headline}</p>
        <p className="mt-3 max-w-measure text-mist-soft">{verdict.body}</p>
        {facts.length > 0 && <p className="mt-3 text-small text-mist-muted">{facts.join(" / ")}</p>}
        {children}
      </div>
      <section
        aria-labelledby="score-title"
        data-level={level}
        className="self-start border border-ink-line bg-ink-panel p-6 max-lg:order-first sm:p-8 print:order-none"
      >
        <h2 id="score-title" className="font-semibold text-mist-soft">
          {words.yourScore}
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
          {words.ofPoints(score, maxScore)}
          <span className="sr-only"> ({BAND_NAMES[band]})</span>
        </p>
        <Meter
          percent={percentage}
          viewBox="0 -1.5 100 5"
          label={words.percentAndBenchmark(percentage, BENCHMARK)}
          className={scoreColor({ band, className: "mt-5 h-4" })}
        >
          <rect x={BENCHMARK} y="-1.5" width="0.6" height="5" className="fill-mist" />
        </Meter>
        <p className="mt-3 flex items-baseline justify-between gap-4">
          <strong>{benchmark}</strong>{" "}
          <span className="text-small text-mist-muted">{words.industryBenchmark(BENCHMARK)}</span>
        </p>
      </section>
    </header>
  );
}
