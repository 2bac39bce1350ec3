import type { ReactNode } from "react";
import type { Results } from "~/features/assessment/results/results";
import { BENCHMARK } from "~/features/assessment/results/scoring";
import { BAND_NAMES, type ScoreBand, scoreColor } from "~/ui/score";
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
    <header className="page-width grid gap-x-16 gap-y-10 pt-14 md:pt-20 lg:grid-cols-[1fr_24rem] print:grid-cols-[1fr_16rem] print:pt-0">
      <div>
        <p className="slate">
          {title.toUpperCase()} <span className="text-ink-control">/</span> RESULTS
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
          Your score
        </h2>
        <p
          className={scoreColor({
            band,
            className:
              "mt-2 font-display text-[8rem] leading-[0.85] tabular-nums print:text-[5rem]",
          })}
        >
          {percentage}
          <span className="text-title">%</span>
        </p>
        <p className="mt-3 text-small tabular-nums text-mist-soft">
          {score} of {maxScore} points
          <span className="sr-only"> ({BAND_NAMES[band]})</span>
        </p>
        <BenchmarkBar percentage={percentage} band={band} />
        <p className="mt-3 flex justify-between gap-4">
          <strong>{benchmark}</strong>{" "}
          <span className="text-small text-mist-muted">Industry benchmark {BENCHMARK}%</span>
        </p>
      </section>
    </header>
  );
}

function BenchmarkBar({ percentage, band }: { percentage: number; band: ScoreBand }) {
  return (
    <svg
      viewBox="0 0 100 5"
      preserveAspectRatio="none"
      role="img"
      aria-label={`${percentage} percent; the industry benchmark is ${BENCHMARK} percent`}
      className={scoreColor({ band, className: "mt-5 block h-4 w-full" })}
    >
      <rect y="1.5" width="100" height="2" className="fill-ink-line" />
      <rect y="1.5" width={percentage} height="2" fill="currentColor" />
      <rect x={BENCHMARK} width="0.6" height="5" className="fill-mist" />
    </svg>
  );
}
