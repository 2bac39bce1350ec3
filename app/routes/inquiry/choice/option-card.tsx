import * as words from "#content/words/inquiry";
import type { ChoiceOption } from "~/features/inquiry/answers/choice";

/** A card whose button covers it: pressing it anywhere is the answer. Its name is short, the rest describes it. */
export function OptionCard({
  name,
  value,
  label,
  hint,
  price,
  points,
  badge,
  selected,
}: ChoiceOption & { name: string; selected: boolean }) {
  const id = `about-${value}`;
  const about = [badge && `${id}-badge`, price && `${id}-price`, id].filter(Boolean).join(" ");
  return (
    <div
      data-selected={selected}
      className="relative flex h-full min-h-20 w-full flex-col border border-ink-control/70 bg-ink p-4 transition-colors hover:border-mist chosen:border-mist chosen:bg-ink-raised chosen:edge-mark"
    >
      {badge && (
        <span
          id={`${id}-badge`}
          className="mb-2 self-start border border-mist-muted px-2 py-0.5 text-small font-semibold"
        >
          {badge}{" "}
        </span>
      )}
      <div className="flex items-baseline justify-between gap-4">
        <button
          type="submit"
          name={name}
          value={value}
          aria-pressed={selected}
          aria-describedby={about}
          className="-my-2.5 py-2.5 text-left font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:focus-ring"
        >
          {label}
        </button>{" "}
        {price && (
          <span id={`${id}-price`} className="shrink-0 font-display text-card/none">
            {price}
          </span>
        )}
      </div>{" "}
      {selected && <span className="sr-only">{words.chosen} </span>}
      <div id={id}>
        <p className="mt-1 text-small text-mist-soft">{hint}</p>
        {points && (
          <ul className="mt-3 text-small text-mist-muted *:border-t *:border-ink-rule *:py-1.5">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
