import * as words from "#content/words/inquiry";
import type { StrategyResult } from "~/features/inquiry/strategy/strategy";
import { Meter } from "~/ui/meter";
import { BAND_NAMES, scoreColor } from "~/ui/score";

export function OverallScore({
  overall,
  level,
  band,
  verdict,
}: Pick<StrategyResult, "overall" | "level" | "band" | "verdict">) {
  return (
    <section data-level={level} aria-labelledby="readiness-title">
      <h4 id="readiness-title" className="text-small font-semibold text-mist-muted">
        {words.readinessScore}
      </h4>
      <p className={scoreColor({ band, className: "mt-1 font-display text-hero tabular-nums" })}>
        {overall}
        <span className="text-card">%</span>
      </p>
      <Meter percent={overall} className={scoreColor({ band, className: "h-1.5" })} />
      <p className="mt-4 font-semibold">
        {words.readiness(verdict.title, level)}{" "}
        <span className="sr-only">({BAND_NAMES[band]})</span>
      </p>
      <p className="mt-1 text-mist-soft">{verdict.body}</p>
    </section>
  );
}
