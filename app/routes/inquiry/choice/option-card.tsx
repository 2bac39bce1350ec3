import * as words from "#content/words/inquiry";
import type { ChoiceOption } from "~/features/inquiry/answers/choice";

// By an attribute of its own: Firefox 115 knows no :has that could ask for its button's.
const CARD =
  "relative flex size-full min-h-20 flex-col border border-ink-control/70 bg-ink p-4 transition-colors duration-200 hover:border-mist data-[selected=true]:border-mist data-[selected=true]:bg-ink-raised data-[selected=true]:shadow-[inset_3px_0_0_var(--color-mist)] forced-colors:data-[selected=true]:border-4 forced-colors:data-[selected=true]:border-[Highlight]";

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
    <div className={CARD} data-selected={selected}>
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
          className="covers-card -my-2.5 py-2.5 text-left font-semibold"
        >
          {label}
        </button>{" "}
        {price && (
          <span id={`${id}-price`} className="shrink-0 font-display text-card leading-none">
            {price}
          </span>
        )}
      </div>{" "}
      {selected && <span className="sr-only">{words.chosen} </span>}
      <div id={id}>
        <p className="mt-1 text-small text-mist-soft">{hint}</p>
        {points && (
          <ul className="ruled-1.5 mt-3 text-small text-mist-muted">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
