import { cva } from "class-variance-authority";
import { WIZARD_STEPS } from "~/features/inquiry/answers/steps";

const frame = cva("h-4 flex-1 border sm:h-5", {
  variants: {
    state: {
      shot: "border-mist-muted bg-mist-muted",
      current: "border-tungsten bg-tungsten",
      blank: "border-ink-line",
    },
  },
});

/** The way through the wizard as a strip of twelve frames; "Step N of 12" says the same in words. */
export function FilmStrip({ current }: { current: number }) {
  const frames = Array.from({ length: WIZARD_STEPS }, (_, i) => i + 1);
  return (
    <div aria-hidden="true" className="sprockets flex grow gap-1 py-1.5">
      {frames.map((number) => (
        <span key={number} className={frame({ state: stateOf(number, current) })} />
      ))}
    </div>
  );
}

function stateOf(number: number, current: number) {
  if (number === current) return "current";
  return number < current ? "shot" : "blank";
}
