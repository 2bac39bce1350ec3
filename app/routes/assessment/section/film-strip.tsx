import { cva } from "class-variance-authority";
import type { SectionPage } from "~/features/assessment/section/describe-section.server";

const frame = cva("h-4 flex-1 border sm:h-5", {
  variants: {
    state: {
      shot: "border-mist-muted bg-mist-muted",
      current: "border-tungsten",
      blank: "border-ink-line",
    },
    opens: { true: "ml-1.5 sm:ml-3" },
  },
});

/** The way through the assessment: a frame for every question, the answered ones exposed. */
export function FilmStrip({ page, answered }: { page: SectionPage; answered: number }) {
  const { parts, number } = page;
  const total = parts.reduce((sum, count) => sum + count, 0);
  const frames = parts.flatMap((count, part) =>
    Array.from({ length: count }, (_, i) => ({ part, opens: i === 0 && part > 0 })),
  );
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-2 border-y border-ink-line/60 py-3">
      <p className="text-small font-semibold tabular-nums text-mist-soft">
        Section {number} of {parts.length}{" "}
      </p>
      <div
        aria-hidden="true"
        className="sprockets order-last flex grow gap-0.5 py-1.5 max-sm:w-full sm:order-none sm:gap-1"
      >
        {frames.map(({ part, opens }, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place
            key={i}
            className={frame({ state: stateOf(i < answered, part === page.index), opens })}
          />
        ))}
      </div>
      <p className="text-small tabular-nums text-mist-muted">
        {answered} of {total} answered
      </p>
    </div>
  );
}

function stateOf(isShot: boolean, isCurrent: boolean) {
  if (isShot) return "shot";
  return isCurrent ? "current" : "blank";
}
