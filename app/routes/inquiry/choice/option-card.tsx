import { cva } from "class-variance-authority";
import * as words from "#content/words/inquiry";
import type { ChoiceOption } from "~/features/inquiry/answers/choice";

const card = cva(
  "relative flex size-full min-h-20 flex-col border bg-ink p-4 text-left transition-colors duration-200 hover:border-mist",
  {
    variants: {
      selected: {
        true: "border-tungsten bg-ink-raised forced-colors:border-4 forced-colors:border-[Highlight] shadow-[inset_3px_0_0_var(--color-tungsten)]",
        false: "border-ink-control/70",
      },
    },
  },
);

/** A whole card that is one submit button: pressing it is the answer. */
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
  return (
    <button
      type="submit"
      name={name}
      value={value}
      aria-pressed={selected}
      className={card({ selected })}
    >
      {badge && (
        <span className="mb-2 self-start border border-tungsten px-2 py-0.5 text-small font-semibold text-tungsten">
          {badge}{" "}
        </span>
      )}
      <span className="flex w-full items-baseline justify-between gap-4">
        <span className="font-semibold">{label}</span>{" "}
        {price && <span className="shrink-0 font-display text-card leading-none">{price}</span>}
      </span>{" "}
      {selected && <span className="sr-only">{words.chosen} </span>}
      <span className="w-full">
        <span className="mt-1 block text-small text-mist-soft">{hint}</span>{" "}
        {points && (
          <span className="ruled-1.5 mt-3 block text-small text-mist-muted">
            {points.map((point) => (
              <span key={point} className="block">
                {point}{" "}
              </span>
            ))}
          </span>
        )}
      </span>
    </button>
  );
}
