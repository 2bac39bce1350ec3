import type { GroupCoaching } from "#content/schema/offers";

export function Curriculum({
  weeks,
  outcomeLabel,
}: Pick<GroupCoaching["curriculum"], "weeks" | "outcomeLabel">) {
  return (
    <ol className="*:border-t *:border-ink-rule *:py-6">
      {weeks.map(({ week, title, body, outcome }) => (
        <li
          key={week}
          className="grid gap-x-10 gap-y-3 md:grid-cols-[7rem_1fr] lg:grid-cols-[7rem_1fr_18rem]"
        >
          <p className="font-display text-card text-mist-muted">Week {week}</p>
          <div>
            <h3 className="font-display text-card">{title}</h3>
            <p className="mt-2 max-w-measure text-mist-soft">{body}</p>
          </div>
          <p className="text-small text-mist-soft md:max-lg:col-start-2">
            <span className="block text-mist-muted">{outcomeLabel}</span> {outcome}
          </p>
        </li>
      ))}
    </ol>
  );
}
