import * as words from "#content/words/inquiry";
import type { StrategyResult } from "~/features/inquiry/strategy/strategy";

const NAMES = {
  "quick-win": words.quickWin,
  strategy: words.strategy,
  warning: words.warning,
  opportunity: words.opportunity,
};

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
        {words.insights}
      </h4>
      <ul className="mt-3 grid *:border-t *:border-ink-rule *:py-5 md:grid-cols-2 md:gap-x-10">
        {insights.map(({ id, category, title, description, actionItems, relevantToAnswers }) => (
          <li key={id} data-category={category}>
            <p className={`text-small font-semibold ${COLORS[category]}`}>
              {NAMES[category]}
              <span className="font-normal text-mist-muted"> · {relevantToAnswers.join(", ")}</span>
            </p>
            <h5 className="mt-1 font-semibold">{title}</h5>
            <p className="mt-1 text-small text-mist-soft">{description}</p>
            <ul className="mt-2 list-disc pl-5 text-small text-mist-soft">
              {actionItems.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
