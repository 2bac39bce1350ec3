import { useEffect, useRef } from "react";
import { Link } from "react-router";
import * as words from "#content/words/inquiry";
import { Button } from "~/ui/button";

/** The pause between an answer and the next question, in milliseconds. */
const DELAY_MS = 3_000;

/** Moves on after a choice, but for the time that it is `paused`; leaving the screen ends its timer. */
export function AutoAdvance({
  href,
  paused,
  onStay,
}: {
  href: string;
  paused: boolean;
  onStay: () => void;
}) {
  const way = useRef<HTMLAnchorElement>(null);
  const left = useRef(DELAY_MS);
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => way.current?.click(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused]);
  const countdown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    countdown.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={countdown}>
      {/* A link can still load a whole page where the script of the next screen is gone. */}
      <Link ref={way} to={href} preventScrollReset hidden />
      <div aria-hidden="true" className="mt-2 h-1 bg-ink-line motion-reduce:hidden">
        <div
          data-paused={paused}
          className={`h-full origin-left animate-run-out bg-tungsten ${paused ? "[animation-play-state:paused]" : ""}`}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="button" id={CONTINUE_NOW} small onClick={() => way.current?.click()}>
          {words.continueNow}
        </Button>{" "}
        <Button type="button" kind="secondary" small onClick={onStay}>
          {words.stayHere}
        </Button>
      </div>
    </div>
  );
}

/** The next stop after the chosen card, wherever the page shows it. */
export const CONTINUE_NOW = "continue-now";
