import * as words from "#content/words/assessment";
import type { SectionPage } from "~/features/assessment/section/describe-section.server";
import { FilmStrip, type StripFrame } from "~/ui/film-strip";

/** The way through the assessment: a frame for every question, the answered ones exposed. */
export function SectionProgress({ page, answered }: { page: SectionPage; answered: number }) {
  const { parts, number } = page;
  const frames = parts
    .flatMap((count, part) =>
      Array.from({ length: count }, (_, i) => ({ part, opens: i === 0 && part > 0 })),
    )
    .map(({ part, opens }, i): StripFrame => {
      if (i < answered) return { state: "shot", opens };
      return { state: part === page.index ? "due" : "blank", opens };
    });
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-2 border-y border-ink-rule py-3">
      <p className="text-small font-semibold text-mist-soft tabular-nums">
        {words.sectionOf(number, parts.length)}{" "}
      </p>
      <FilmStrip
        frames={frames}
        className="order-last gap-0.5 max-sm:w-full sm:order-none sm:gap-1"
      />
      <p className="text-small text-mist-muted tabular-nums">
        {words.ofAnswered(answered, frames.length)}
      </p>
    </div>
  );
}
