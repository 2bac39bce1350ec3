import type { StrategyResult } from "~/features/inquiry/strategy/strategy";
import { Meter } from "~/ui/meter";
import { BAND_NAMES, scoreColor } from "~/ui/score";

export function AreaScores({ areas }: { areas: StrategyResult["areas"] }) {
  return (
    <ul className="grid content-start gap-6 sm:grid-cols-2">
      {areas.map(({ area, score, maxScore, band, insight }) => (
        <li key={area} data-band={band}>
          <p className="flex items-baseline justify-between gap-3">
            <span className="font-semibold">{area}</span>{" "}
            <span className="text-small text-mist-soft tabular-nums">
              <span className="font-display text-card">{score}</span> of {maxScore},{" "}
              {BAND_NAMES[band]}
            </span>
          </p>
          <Meter percent={score} className={scoreColor({ band, className: "mt-1.5 h-1.5" })} />
          <p className="mt-2 text-small text-mist-muted">{insight}</p>
        </li>
      ))}
    </ul>
  );
}
