import { type PointerEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useNavigation } from "react-router";
import { options as texts } from "#content/inquiry/screens.yaml";
import type { Choice } from "~/features/inquiry/options.server";
import { Button } from "~/ui/button";
import { CONTINUE_NOW, type SelectedOption } from "./options-form";
import { ContinueLink, ScreenLinks, StepPicture } from "./screen";

/** The pause between an answer and the next question, in milliseconds. */
const DELAY_MS = 3_000;

/** Between the selected option and the analysis, in pixels. */
const GAP = 12;

/** An answer's analysis, and the way on: by itself after an answer here, else by a link. */
export function AnswerAnalysis({
  choice: { step, selected, analysis, picture, continueHref, backHref },
  lastSelected,
  onStay,
}: {
  choice: Choice;
  lastSelected: SelectedOption | null;
  onStay: () => void;
}) {
  const destination = useNavigation().location?.pathname;
  const isLeaving = destination !== undefined && !destination.endsWith(`/${step}`);
  const isAnswered = lastSelected?.value === selected && !isLeaving;
  const advances = isAnswered && Boolean(analysis && continueHref);
  const { paused, events } = usePause(analysis);
  const panel = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (advances && end.current) uncoverSelected(end.current);
  }, [advances]);
  // Without the timer the panel is below the options again, and "Stay here" is gone.
  const stay = () => {
    flushSync(onStay);
    panel.current?.focus();
  };
  return (
    <div ref={end} className="modal-end" data-advances={advances}>
      {picture && <StepPicture picture={picture} />}
      <div {...events} aria-live="polite" className="modal-aside relative lg:self-end">
        {analysis && (
          <section
            key={selected}
            aria-label={texts.analysisLabel}
            ref={panel}
            tabIndex={-1}
            className="mt-3 border-s-4 border-rain bg-ink-raised px-4 py-2 text-small moves-in"
          >
            <h4>{analysis.title}</h4>
            <p className="text-mist-soft">{analysis.body}</p>
          </section>
        )}
      </div>
      <ScreenLinks backHref={backHref}>
        {/* Rendered while empty: a status that appears with its text is not announced. */}
        <p
          role="status"
          className="text-small text-mist-muted empty:hidden max-md:order-first max-md:w-full"
        >
          {advances && (paused ? texts.continuePaused : texts.continuesSoon)}
        </p>
        {continueHref && lastSelected && advances && (
          <AutoAdvance key={lastSelected.turn} href={continueHref} paused={paused} onStay={stay} />
        )}
        {continueHref && !advances && <ContinueLink href={continueHref} />}
      </ScreenLinks>
    </div>
  );
}

/** Where the analysis lies over the options; beside them its box has no height. */
function uncoverSelected(end: HTMLElement) {
  const dialog = end.closest("dialog");
  const selected = dialog?.querySelector("[data-selected=true]");
  const { top, height } = end.getBoundingClientRect();
  if (!dialog || !selected || height === 0) return;
  const covered = selected.getBoundingClientRect().bottom + GAP - top;
  const { matches: isStill } = matchMedia("(prefers-reduced-motion: reduce)");
  if (covered > 0) dialog.scrollBy({ top: covered, behavior: isStill ? "instant" : "smooth" });
}

/** Opens the next question after the delay; the time while it is `paused` does not count. */
function AutoAdvance({
  href,
  paused,
  onStay,
}: {
  href: string;
  paused: boolean;
  onStay: () => void;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  const remaining = useRef(DELAY_MS);
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => {
      // A dialog that closes is shown a little longer.
      if (link.current?.closest("dialog")?.open) link.current.click();
    }, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - started;
    };
  }, [paused]);
  return (
    <div className="ignores-early-presses flex flex-row-reverse flex-wrap gap-x-6 gap-y-2">
      {/* A link loads the whole page where the next screen's script is missing. */}
      <Link ref={link} to={href} preventScrollReset hidden />
      <div aria-hidden="true" data-paused={paused} className="run-out" />
      <Button type="button" id={CONTINUE_NOW} onClick={() => link.current?.click()}>
        {texts.continueNowButton}
      </Button>{" "}
      <Button type="button" kind="quiet" onClick={onStay}>
        {texts.stayButton}
      </Button>
    </div>
  );
}

/** `content` is being read: it has focus, a finger, or a pointer that moved into it. */
function usePause(content: unknown) {
  const [reading, setReading] = useState<Record<string, boolean>>({});
  const [shown, setShown] = useState(content);
  if (shown !== content) {
    setShown(content);
    setReading({});
  }
  const note = (reason: string, isReading: boolean) => () =>
    setReading((now) => (now[reason] === isReading ? now : { ...now, [reason]: isReading }));
  const movesIn = note("pointer", true);
  const events = {
    onFocus: note("focus", true),
    onBlur: note("focus", false),
    onTouchStart: note("finger", true),
    onTouchEnd: note("finger", false),
    onTouchCancel: note("finger", false),
    onPointerLeave: note("pointer", false),
    // Browsers report a panel that appears under a resting pointer as a move by 0 pixels.
    onPointerMove: ({ movementX, movementY }: PointerEvent) =>
      (movementX || movementY) && movesIn(),
  };
  return { paused: Boolean(content) && Object.values(reading).includes(true), events };
}
