import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/ui/button";

/** The pause between an answer and the next question, in milliseconds. */
const DELAY_MS = 3_000;

/** A new `chosen` starts the pause again; leaving the screen unmounts it, and with it the timer. */
export function AutoAdvance({
  chosen,
  href,
  onStay,
}: {
  chosen: { value: string } | null;
  href: string;
  onStay: () => void;
}) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(() => navigate(href, { preventScrollReset: true }), DELAY_MS);
    return () => clearTimeout(timer);
  }, [chosen, href, navigate]);
  const countdown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    countdown.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={countdown}>
      <p role="status" className="text-small text-mist-muted">
        Next question in 3 seconds.
      </p>
      <div aria-hidden="true" className="mt-2 h-1 bg-ink-line motion-reduce:hidden">
        <div className="countdown h-full bg-tungsten" />
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          type="button"
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
