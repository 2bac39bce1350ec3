import * as words from "#content/words/inquiry";
import { type Step, stepNumber, WIZARD_STEPS } from "~/features/inquiry/answers/steps";
import { FilmStrip, type StripFrame } from "~/ui/film-strip";

/** The way through the wizard, in words and as a strip of twelve frames. */
export function StepProgress({ step }: { step: Step }) {
  const current = stepNumber(step);
  const frames = Array.from({ length: WIZARD_STEPS }, (_, i) => frameOf(i + 1, current));
  return (
    <div className="flex items-center gap-4">
      <p className="shrink-0 text-small font-semibold text-mist-soft tabular-nums">
        {words.stepOf(current, WIZARD_STEPS)}
      </p>
      <FilmStrip frames={frames} className="gap-1" />
    </div>
  );
}

function frameOf(number: number, current: number): StripFrame {
  if (number === current) return { state: "current" };
  return { state: number < current ? "shot" : "blank" };
}
