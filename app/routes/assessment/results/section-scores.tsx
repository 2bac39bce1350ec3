import * as words from "#content/words/results";
import type { SectionResult } from "~/features/assessment/results/results";
import { levelFor } from "~/features/assessment/results/scoring";
import { Meter } from "~/ui/meter";
import { scoreColor } from "~/ui/score";
import { LEVEL_BANDS } from "./level-band";

export function SectionScores({ sections }: { sections: readonly SectionResult[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-7 md:grid-cols-2 print:grid-cols-2">
      {sections.map(({ id, name, score, maxScore, percentage }) => (
        <li key={id} className="print:break-inside-avoid">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="font-semibold">{name}</h3>{" "}
            <p className="ml-auto text-small text-mist-soft tabular-nums">
              {words.ofPoints(score, maxScore)}{" "}
              <strong className="ml-2 font-display text-card font-normal text-mist">
                {percentage}%
              </strong>
            </p>
          </div>
          <Meter
            percent={percentage}
            label={words.percentOf(name, percentage)}
            className={scoreColor({
              band: LEVEL_BANDS[levelFor(percentage)],
              className: "mt-2 h-2.5",
            })}
          />
        </li>
      ))}
    </ul>
  );
}
