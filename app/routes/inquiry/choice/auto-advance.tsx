import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/ui/button";

/** The pause between an answer and the next question, in milliseconds. */
const DELAY_MS = 3_000;

/**
 * Moves on after a choice made in this document, but for the time that it is `paused`. Leaving the
 * screen in any way unmounts it, and with it the timer.
 */
export function AutoAdvance({
  href,
  paused,
  onStay,
}: {
  href: string;
  paused: boolean;
  onStay: () => void;
}) {
  const navigate = useNavigate();
  const left = useRef(DELAY_MS);
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => navigate(href, { preventScrollReset: true }), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [href, paused, navigate]);
  const countdown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    countdown.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={countdown}>
      <p role="status" className="text-small text-mist-muted">
        {paused ? "Take your time: the next question waits." : "Next question in 3 seconds."}
      </p>
      <div aria-hidden="true" className="mt-2 h-1 bg-ink-line motion-reduce:hidden">
        <div data-paused={paused} className="countdown h-full bg-tungsten" />
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          type="button"
          id={CONTINUE_NOW}
          className="px-4 text-small"
          onClick={() => navigate(href, { preventScrollReset: true })}
        >
          Continue now
        </Button>{" "}
        <Button type="button" kind="secondary" className="px-4 text-small" onClick={onStay}>
          Stay here
        </Button>
      </div>
    </div>
  );
}

/** The next stop after the chosen card, wherever the page shows it. */
export const CONTINUE_NOW = "continue-now";
