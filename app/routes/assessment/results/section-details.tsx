import * as words from "#content/words/results";
import type { SectionResult } from "~/features/assessment/results/results";

export function SectionDetails({ sections }: { sections: readonly SectionResult[] }) {
  return (
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-2">
      {sections.map(({ id, name, percentage, gaps, recommendations }) => (
        <section key={id} aria-labelledby={`${id}-details`}>
          <h3 id={`${id}-details`} className="flex justify-between gap-4 font-display text-card">
            {name} <span className="text-mist-muted tabular-nums">{percentage}%</span>
          </h3>
          {gaps.length > 0 ? (
            <ul className="mt-4 border-l-2 border-score-low pl-4 text-mist-soft">
              {gaps.map((gap) => (
                <li key={gap} className="py-1">
                  {gap}
                </li>
              ))}
            </ul>
          ) : (
            <p className="mt-4 text-mist-muted">{words.noGapsHere}</p>
          )}
          {recommendations.length > 0 && (
            <ul className="mt-4 *:border-t *:border-ink-rule *:py-3">
              {recommendations.map(({ title, description, timeline }) => (
                <li key={title} className="print:break-inside-avoid">
                  <h4 className="font-semibold">{title}</h4>
                  <p className="mt-1 text-small text-mist-soft">{description}</p>
                  <p className="mt-1 text-small text-mist-muted">{timeline}</p>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
