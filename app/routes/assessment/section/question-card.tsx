import * as words from "#content/words/assessment";
import { ANSWERS, pointsFor } from "~/features/assessment/answers/answers";
import type { AskedQuestion } from "~/features/assessment/section/describe-section.server";

const LABELS = { no: words.no, partially: words.partially, yes: words.yes };

/** One question with its three answers; the whole card of an answer can be pressed. */
export function QuestionCard({
  question: { id, text, hint, points, number },
  earned,
  isMissing,
}: {
  question: AskedQuestion;
  earned: number | undefined;
  isMissing: boolean;
}) {
  return (
    <fieldset
      aria-describedby={isMissing ? `${id}-hint ${id}-error` : `${id}-hint`}
      className="relative mt-6 border-b border-ink-rule pb-6 lg:min-h-20 lg:pr-114"
    >
      <legend className="float-left flex w-full items-baseline">
        <span className="w-7 shrink-0 font-display text-card text-mist-muted tabular-nums">
          {number}
        </span>{" "}
        <span className="text-lede font-semibold">{text}</span>
      </legend>
      <div className="clear-both pt-1 pl-7">
        <p id={`${id}-hint`} className="text-small text-mist-muted">
          {hint}
        </p>
        {isMissing && (
          <p id={`${id}-error`} className="mt-2 text-small font-semibold text-score-low">
            <span aria-hidden="true">▲ </span>
            {words.chooseAnAnswer}
          </p>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-2 lg:absolute lg:right-0 lg:bottom-6 lg:w-104">
        {ANSWERS.map((answer, i) => (
          <label
            key={answer}
            className="flex min-h-14 grow basis-20 cursor-pointer items-center gap-2 border border-ink-control/70 px-2.5 transition-colors hover:border-mist has-checked:border-mist has-checked:bg-ink-raised has-focus-visible:focus-ring sm:px-4"
          >
            <input
              id={i === 0 ? id : undefined}
              type="radio"
              name={id}
              value={answer}
              defaultChecked={earned === pointsFor(answer, points)}
              className="size-4 shrink-0 accent-mist outline-none"
            />
            {LABELS[answer]}{" "}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
