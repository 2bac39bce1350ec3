import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { resume, section as texts } from "#content/assessment/screens.yaml";
import { fill } from "~/content/format";
import {
  ANSWERS,
  answerFor,
  type Points,
  pointsFor,
  pointsOf,
  readPostedAnswers,
} from "~/features/assessment/answers";
import {
  loadBrowserProgress,
  loadEntryAnswers,
  type Progress,
  removeOldResults,
  storeBrowserProgress,
  storeEntryAnswers,
  watchBrowserProgress,
} from "~/features/assessment/browser-progress";
import { ASSESSMENT_PATH } from "~/features/assessment/paths";
import type { SectionPage } from "~/features/assessment/section.server";
import { INTENT_FIELD } from "~/http/form-fields";
import { Button } from "~/ui/button";
import { NotSentAlert, type Unreachable } from "~/ui/connection";
import { useEarlyValues } from "~/ui/early-values";
import { ErrorSummary } from "~/ui/error-summary";
import { focusScreen } from "~/ui/flow-screen";
import { useHydrated } from "~/ui/hydration";
import { type BarStep, Meter, StepBar } from "~/ui/meter";
import { submitIfReached } from "~/ui/submit-offline";

const SECTION_FORM = "section-form";

/** The questions of one section; `mayStore` once progress that was stored before has been looked for. */
export function SectionForm({
  page,
  mayStore,
  failed,
}: {
  page: SectionPage;
  mayStore: boolean;
  failed: Unreachable | undefined;
}) {
  const hydrated = useHydrated();
  const { form, earned, isStored, onAnswer } = useSectionAnswers(page, mayStore);
  const [offline, setOffline] = useState<object | null>(null);
  const notSent = failed ?? offline;
  const { questions, missing } = page;
  const open = questions.filter(({ id }) => earned[id] === undefined).length;
  const errors = questions
    .filter(({ id }) => missing.includes(id))
    .map(({ id, number }) => [id, [fill(texts.answerMissingAt, { number })]]);
  return (
    <>
      <SectionProgress page={page} answered={Object.keys(earned).length} />
      <Form
        id={SECTION_FORM}
        ref={form}
        method="post"
        action={page.action}
        reloadDocument={page.isLast}
        onChange={onAnswer}
        // The last section loads a new document: offline that would be the browser's error page.
        onSubmit={({ nativeEvent }) => {
          if (page.isLast) submitIfReached(nativeEvent, () => setOffline({}));
        }}
        className="ignores-early-presses next-step mt-8"
      >
        <ErrorSummary errors={Object.fromEntries(errors)} focusOn={errors.length > 0 && page} />
        {isStored && <input type="hidden" name="saved" value="browser" />}
        {questions.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            earned={earned[question.id]}
            isMissing={missing.includes(question.id)}
          />
        ))}
        {notSent && <NotSentAlert focusOn={notSent} />}
        <p
          id="open"
          role="status"
          className="mt-4 min-h-8 text-end text-small text-mist-muted tabular"
        >
          {hydrated && open > 0 && fill(texts.openQuestions, { count: open })}
        </p>
        <div className="mt-3 flex flex-row-reverse flex-wrap items-center justify-between gap-4">
          <Button disabled={hydrated && open > 0} aria-describedby={open > 0 ? "open" : undefined}>
            {page.isLast ? texts.resultsButton : texts.nextButton}
          </Button>{" "}
          <Button kind="secondary" name={INTENT_FIELD} value="previous" disabled={page.index === 0}>
            {texts.previousButton}
          </Button>
        </div>
      </Form>
    </>
  );
}

function SectionProgress({ page, answered }: { page: SectionPage; answered: number }) {
  const { parts, number } = page;
  const steps = parts
    .flatMap((count, part) =>
      Array.from({ length: count }, (_, i) => ({ part, startsGroup: i === 0 && part > 0 })),
    )
    .map(({ part, startsGroup }, i): BarStep => {
      if (i < answered) return { state: "done", startsGroup };
      return { state: part === page.index ? "next" : "blank", startsGroup };
    });
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-ink-rule py-3">
      <p className="text-small font-semibold text-mist-soft tabular">
        {fill(texts.position, { number, total: parts.length })}{" "}
      </p>
      <StepBar steps={steps} className="gap-1 max-md:order-last max-md:w-full" />
      <p className="text-small text-mist-muted tabular">
        {fill(texts.answered, { answered, total: steps.length })}
      </p>
    </div>
  );
}

function QuestionCard({
  question: { id, text, hint, points, number },
  earned,
  isMissing,
}: {
  question: SectionPage["questions"][number];
  earned: number | undefined;
  isMissing: boolean;
}) {
  return (
    <fieldset
      aria-describedby={isMissing ? `${id}-hint ${id}-error` : `${id}-hint`}
      className="mt-6 grid gap-x-12 border-b border-ink-rule pb-6 lg:grid-cols-2"
    >
      <legend className="float-start flex w-full items-baseline">
        <span className="w-7 shrink-0 font-display text-card text-mist-muted tabular">
          {number}
        </span>{" "}
        <span className="text-lede font-semibold text-balance">{text}</span>
      </legend>
      <div className="pt-1 ps-7">
        <p id={`${id}-hint`} className="text-small text-mist-muted">
          {hint}
        </p>
        {isMissing && (
          <p id={`${id}-error`} className="mt-2 text-small font-semibold text-score-low">
            <span aria-hidden="true">▲ </span>
            {texts.answerMissing}
          </p>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-2 self-end lg:mt-0 lg:col-start-2 lg:row-span-3 lg:row-start-1">
        {ANSWERS.map((answer, i) => (
          <label
            key={answer}
            className="flex min-h-14 flex-1 cursor-pointer items-center gap-2 border border-ink-control px-3 hover:border-mist has-checked:border-mist has-checked:bg-ink-raised has-focus-visible:focus-ring sm:px-4"
          >
            <input
              id={i === 0 ? id : undefined}
              type="radio"
              name={id}
              value={answer}
              defaultChecked={earned === pointsFor(answer, points)}
              className="size-4 shrink-0 accent-mist [outline:none]"
            />
            {texts.answerLabels[answer]}{" "}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const PROGRESS_PATH = `${ASSESSMENT_PATH}/progress`;

export function ResumePrompt({ progress, total }: { progress: Progress; total: number }) {
  const answered = Object.keys(progress.answers).length;
  // When the prompt unmounts, focus moves from its button to the heading of the screen.
  useEffect(() => () => void focusScreen(), []);
  return (
    <section
      aria-labelledby="resume-title"
      className="self-start border border-mist-muted bg-ink-panel p-6 sm:p-8"
    >
      <h2 id="resume-title" className="text-card">
        {resume.heading}
      </h2>
      <p className="mt-2 text-mist-soft tabular">{fill(resume.answered, { answered, total })}</p>
      <Meter percent={(answered / total) * 100} className="mt-5 h-1.5 text-mist-muted" />
      <div className="mt-6 flex flex-wrap gap-3">
        <Form method="post" action={PROGRESS_PATH}>
          <input type="hidden" name="progress" value={JSON.stringify(progress)} />
          <Button>{resume.continueButton}</Button>
        </Form>{" "}
        <Form method="post" action={PROGRESS_PATH}>
          <Button kind="secondary">{resume.startOverButton}</Button>
        </Form>
      </div>
    </section>
  );
}

/** What was stored before this document loaded; null after a navigation inside the assessment. */
export function useUnfinishedProgress(page: SectionPage) {
  const hydrated = useHydrated();
  const [wasHydrated] = useState(hydrated);
  const [found, setFound] = useState<{ on: SectionPage; progress: Progress | null }>();
  useEffect(() => {
    if (found) return;
    removeOldResults();
    const isInside = wasHydrated || cameFromInside();
    setFound({ on: page, progress: isInside ? null : loadBrowserProgress(page.maxPoints) });
  }, [wasHydrated, found, page]);
  const isAsking = Boolean(found?.progress);
  useEffect(() => {
    if (!isAsking) return;
    return watchBrowserProgress(() =>
      setFound({ on: page, progress: loadBrowserProgress(page.maxPoints) }),
    );
  }, [isAsking, page]);
  return { unfinished: found?.on === page ? found.progress : null, mayStore: found !== undefined };
}

/** Whether a page of the assessment led to this document, as when it was left before hydration. */
function cameFromInside(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  const isNavigation = entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
  if (!isNavigation || !document.referrer) return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && pathname.startsWith(`${ASSESSMENT_PATH}/`);
}

/** The answers of the address, of the entry of the history, and inside the assessment of browser storage. */
function useSectionAnswers(page: SectionPage, mayStore: boolean) {
  const hydrated = useHydrated();
  const { maxPoints } = page;
  const form = useRef<HTMLFormElement>(null);
  const [known] = useState<Points>(() => ({
    ...page.earned,
    ...(import.meta.env.SSR ? {} : loadEntryAnswers(maxPoints)),
  }));
  const [earned, setEarned] = useState<Points>(() =>
    hydrated ? { ...known, ...loadBrowserProgress(maxPoints)?.answers } : page.earned,
  );
  useEarlyValues(SECTION_FORM);
  useEffect(() => checkAnswers(form.current, known, maxPoints), [known, maxPoints]);
  /** Whether this browser stored the last answer, so that the server need not. */
  const [isStored, setStored] = useState(false);
  function onAnswer() {
    const answers = readPostedAnswers(new FormData(form.current ?? undefined), page.questions);
    const given = pointsOf(page.questions, answers);
    const now = { ...earned, ...given };
    setEarned(now);
    storeEntryAnswers(now);
    const stored = loadBrowserProgress(maxPoints);
    // The answers of the address and the history alone, as after Back from the results, are not stored.
    const isNew = Object.keys(now).some((id) => now[id] !== known[id]);
    if (!mayStore || (!isNew && !stored)) return;
    const { index: currentSection, context: businessContext } = page;
    // Another tab may have answered other sections.
    const all = { ...now, ...stored?.answers, ...given };
    setStored(storeBrowserProgress({ currentSection, answers: all, businessContext }));
  }
  const readEarlyAnswers = useEffectEvent(onAnswer);
  // Questions may have been answered before hydration.
  useEffect(() => {
    if (mayStore) readEarlyAnswers();
  }, [mayStore]);
  return { form, earned, isStored, onAnswer };
}

/** Before hydration the address alone was rendered. What was chosen on the page since then stays. */
function checkAnswers(form: HTMLFormElement | null, known: Points, maxPoints: Points): void {
  for (const radio of form?.querySelectorAll<HTMLInputElement>("[type=radio]") ?? []) {
    const { name, value } = radio;
    const checked = form?.querySelector<HTMLInputElement>(`[name="${name}"]:checked`);
    const isKnown = answerFor(known[name], Number(maxPoints[name])) === value;
    if (isKnown && (!checked || checked.defaultChecked)) radio.checked = true;
  }
}
