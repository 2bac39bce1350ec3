import * as words from "#content/words/results";
import type { Results } from "~/features/assessment/results/results";

export function Roadmap({ months }: { months: Results["roadmap"] }) {
  return (
    <ol className="grid gap-px bg-ink-rule sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-2">
      {months.map(({ month, title, goals, metrics }) => (
        <li key={month} className="bg-ink p-6 max-sm:px-0 print:break-inside-avoid print:p-3">
          <p className="text-small font-semibold text-mist-muted tabular-nums">
            {words.monthNumber(month)}
          </p>
          <h3 className="mt-1 font-display text-card">{title}</h3>
          <ul className="mt-4 text-small text-mist-soft *:border-t *:border-ink-rule *:py-2">
            {goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
          <p className="mt-3 text-small font-semibold text-mist-muted">{words.metricsHeading}</p>
          <ul className="text-small text-mist-muted">
            {metrics.map((metric) => (
              <li key={metric}>{metric}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
