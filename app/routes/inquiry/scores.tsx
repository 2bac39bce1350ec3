import { screens } from "#content/inquiry/screens";
import { ui } from "#content/ui";
import type { StrategyResult } from "~/features/inquiry/scoring";
import { Meter, scoreColor } from "~/ui/meter";
import { TextList } from "~/ui/text-list";

const texts = screens.strategy;

export function OverallScore({ overall, level, band, verdict: { title, body } }: StrategyResult) {
  return (
    <section data-level={level} aria-labelledby="readiness-title">
      <h4 id="readiness-title" className="text-small font-semibold text-mist-muted">
        {texts.readinessHeading}
      </h4>
      <p className={scoreColor({ band, className: "mt-1 font-display text-hero tabular-nums" })}>
        {overall}
        <span className="text-card">%</span>
      </p>
      <Meter percent={overall} className={scoreColor({ band, className: "h-1.5" })} />
      <p className="mt-4 font-semibold">
        {texts.readiness(title, level)} <span className="sr-only">({ui.scoreBands[band]})</span>
      </p>
      <p className="mt-1 text-mist-soft">{body}</p>
    </section>
  );
}

export function AreaScores({ areas }: { areas: StrategyResult["areas"] }) {
  return (
    <ul className="grid content-start gap-6 sm:grid-cols-2">
      {areas.map(({ area, score, maxScore, band, insight }) => (
        <li key={area} data-band={band}>
          <p className="flex items-baseline justify-between gap-3">
            <span className="font-semibold">{area}</span>{" "}
            <span className="text-small text-mist-soft tabular-nums">
              <span className="font-display text-card">{score}</span>{" "}
              {texts.areaScoreOf(maxScore, ui.scoreBands[band])}
            </span>
          </p>
          <Meter percent={score} className={scoreColor({ band, className: "mt-1.5 h-1.5" })} />
          <p className="mt-2 text-small text-mist-muted">{insight}</p>
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

export function Insights({ insights }: { insights: StrategyResult["insights"] }) {
  return (
    <section aria-labelledby="insights-title" className="mt-10">
      <h4 id="insights-title" className="font-display text-card">
        {texts.insightsHeading}
      </h4>
      <ul className="mt-3 grid *:border-t *:border-ink-rule *:py-5 md:grid-cols-2 md:gap-x-10">
        {insights.map(({ id, category, title, description, actionItems, relevantToAnswers }) => (
          <li key={id} data-category={category}>
            <p className={`text-small font-semibold ${COLORS[category]}`}>
              {texts.insightCategories[category]}
              <span className="font-normal text-mist-muted"> · {relevantToAnswers.join(", ")}</span>
            </p>
            <h5 className="mt-1 font-semibold">{title}</h5>
            <p className="mt-1 text-small text-mist-soft">{description}</p>
            <TextList
              items={actionItems}
              className="mt-2 list-disc pl-5 text-small text-mist-soft"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
