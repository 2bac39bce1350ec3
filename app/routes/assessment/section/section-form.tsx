import { useState } from "react";
import { Form } from "react-router";
import * as words from "#content/words/assessment";
import type { SectionPage } from "~/features/assessment/section/describe-section.server";
import { Button } from "~/ui/button";
import type { Unreachable } from "~/ui/connection";
import { ErrorSummary } from "~/ui/error-summary";
import { useHydrated } from "~/ui/hydration";
import { UnreachedNotice } from "~/ui/unreached-notice";
import { QuestionCard } from "./question-card";
import { SectionProgress } from "./section-progress";
import { useAnswers } from "./use-answers";

/** The questions of one section. `mayKeep` once it is sure that nothing kept earlier is overwritten. */
export function SectionForm({
  page,
  mayKeep,
  failed,
}: {
  page: SectionPage;
  mayKeep: boolean;
  failed: Unreachable | undefined;
}) {
  const hydrated = useHydrated();
  const { form, earned, isKept, answer } = useAnswers(page, mayKeep);
  const [offline, setOffline] = useState<object | null>(null);
  const unreached = failed ?? offline;
  const { questions, missing } = page;
  const open = questions.filter(({ id }) => earned[id] === undefined).length;
  const errors = questions
    .filter(({ id }) => missing.includes(id))
    .map(({ id, number }) => [id, [words.answerQuestion(number)]]);
  return (
    <>
      <SectionProgress page={page} answered={Object.keys(earned).length} />
      <Form
        ref={form}
        method="post"
        action={page.action}
        reloadDocument={page.isLast}
        onChange={answer}
        // The last section leads to a document of its own: offline that would be the browser's error page.
        onSubmit={(event) => {
          if (!page.isLast || navigator.onLine) return;
          event.preventDefault();
          setOffline({});
        }}
        className="mt-8"
      >
        <ErrorSummary errors={Object.fromEntries(errors)} answer={errors.length > 0 && page} />
        {isKept && <input type="hidden" name="saved" value="browser" />}
        {questions.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            earned={earned[question.id]}
            isMissing={missing.includes(question.id)}
          />
        ))}
        {unreached && <UnreachedNotice answer={unreached} />}
        <p
          id="open"
          role="status"
          className="mt-6 min-h-6 text-right text-small text-mist-muted tabular-nums"
        >
          {hydrated && open > 0 && words.toAnswerHere(open)}
        </p>
        <div className="mt-3 flex flex-row-reverse items-center justify-between gap-4">
          <Button disabled={hydrated && open > 0} aria-describedby={open > 0 ? "open" : undefined}>
            {page.isLast ? words.viewResults : words.next}
          </Button>{" "}
          <Button kind="secondary" name="go" value="previous" disabled={page.index === 0}>
            {words.previous}
          </Button>
        </div>
      </Form>
    </>
  );
}
