import { useEffect } from "react";
import { Form } from "react-router";
import { resume as texts } from "#content/assessment/screens";
import { type BrowserProgress, clearBrowserProgress } from "~/features/assessment/browser-progress";
import { ASSESSMENT_PATH } from "~/features/assessment/paths";
import { Button } from "~/ui/button";
import { focusScreen } from "~/ui/flow-screen";
import { Meter } from "~/ui/meter";

type Resumable = Pick<BrowserProgress, "currentSection" | "answers" | "businessContext">;

const PROGRESS_PATH = `${ASSESSMENT_PATH}/progress`;

export function ResumePrompt({ progress, total }: { progress: Resumable; total: number }) {
  const answered = Object.keys(progress.answers).length;
  // When the prompt unmounts, focus moves from its button to the heading of the screen.
  useEffect(() => () => void focusScreen(), []);
  return (
    <section
      aria-labelledby="resume-title"
      className="self-start border border-mist-muted bg-ink-panel p-6 sm:p-8"
    >
      <h2 id="resume-title" className="font-display text-card">
        {texts.heading}
      </h2>
      <p className="mt-2 text-mist-soft tabular-nums">{texts.answered(answered, total)}</p>
      <Meter percent={(answered / total) * 100} className="mt-5 h-1.5 text-mist-muted" />
      <div className="mt-6 flex flex-wrap gap-3">
        <Form method="post" action={PROGRESS_PATH}>
          <input type="hidden" name="progress" value={JSON.stringify(progress)} />
          <Button>{texts.continueButton}</Button>
        </Form>{" "}
        <Form method="post" action={PROGRESS_PATH} onSubmit={clearBrowserProgress}>
          <Button kind="secondary">{texts.startOverButton}</Button>
        </Form>
      </div>
    </section>
  );
}
