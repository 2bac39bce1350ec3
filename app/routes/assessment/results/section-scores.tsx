import type { SectionResult } from "~/features/assessment/results/results";
import { readinessLevel } from "~/features/assessment/results/scoring";
import { type ScoreBand, scoreColor } from "~/ui/score";
import { LEVEL_BANDS } from "./level-band";

export function SectionScores({ sections }: { sections: readonly SectionResult[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-7 md:grid-cols-2 print:grid-cols-2">
      {sections.map(({ id, name, score, maxScore, percentage }) => (
        <li key={id} className="print:break-inside-avoid">
          <div className="flex items-baseline justify-between gap-4">
            <h3 className="font-semibold">{name}</h3>{" "}
            <p className="shrink-0 text-small tabular-nums text-mist-soft">
              {score} of {maxScore} points{" "}
              <strong className="ml-2 font-display text-card font-normal text-mist">
                {percentage}%
              </strong>
            </p>
          </div>
          <Bar name={name} percentage={percentage} band={LEVEL_BANDS[readinessLevel(percentage)]} />
        </li>
      ))}
    </ul>
  );
}

function Bar({ name, percentage, band }: { name: string; percentage: number; band: ScoreBand }) {
  return (
    <svg
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      role="img"
      aria-label={`${name}: ${percentage} percent`}
      className={scoreColor({ band, className: "mt-2 block h-2.5 w-full" })}
    >
      <rect width="100" height="2" className="fill-ink-line" />
      <rect width={percentage} height="2" fill="currentColor" />
    </svg>
  );
}
