import { useEffect } from "react";
import { Form } from "react-router";
import * as words from "#content/words/assessment";
import { ASSESSMENT_PATH } from "~/features/assessment/paths";
import {
  type BrowserProgress,
  clearBrowserProgress,
} from "~/features/assessment/progress/browser-progress";
import { Button } from "~/ui/button";
import { Meter } from "~/ui/meter";
import { focusScreen } from "~/ui/screen-focus";

/** What Continue needs to know of an assessment under way. */
export type Resumable = Pick<BrowserProgress, "currentSection" | "answers" | "businessContext">;

const PROGRESS_PATH = `${ASSESSMENT_PATH}/progress`;

export function ResumePrompt({ progress, total }: { progress: Resumable; total: number }) {
  const answered = Object.keys(progress.answers).length;
  // Where it goes, and the button with it, the screen is read from its heading.
  useEffect(() => () => void focusScreen(), []);
  return (
    <section
      aria-labelledby="resume-title"
      className="self-start border border-mist-muted bg-ink-panel p-6 sm:p-8"
    >
      <h2 id="resume-title" className="font-display text-card">
        {words.continueWhereYouLeft}
      </h2>
      <p className="mt-2 text-mist-soft tabular-nums">
        {words.youAnsweredOfQuestions(answered, total)}
      </p>
      <Meter percent={(answered / total) * 100} className="mt-5 h-1.5 text-mist-muted" />
      <div className="mt-6 flex flex-wrap gap-3">
        <Form method="post" action={PROGRESS_PATH}>
          <input type="hidden" name="progress" value={JSON.stringify(progress)} />
          <Button>{words.continueWord}</Button>
        </Form>{" "}
        <Form method="post" action={PROGRESS_PATH} onSubmit={clearBrowserProgress}>
          <Button kind="secondary">{words.startOver}</Button>
        </Form>
      </div>
    </section>
  );
}
