import { type RefObject, useEffect, useState } from "react";

/** Whether somebody is reading: focus, a finger or a pointer that moved in after the element appeared. */
export function usePause(element: RefObject<HTMLElement | null>, appeared: unknown): boolean {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    const panel = element.current;
    if (!panel || !appeared) return;
    const reasons = new Set<string>();
    const note = (reason: string, holds: boolean) => {
      if (holds) reasons.add(reason);
      else reasons.delete(reason);
      setPaused(reasons.size > 0);
    };
    const events = new AbortController();
    const on = (type: string, reason: string, holds: boolean) =>
      panel.addEventListener(type, () => note(reason, holds), events);
    on("focusin", "focus", true);
    on("focusout", "focus", false);
    on("touchstart", "finger", true);
    on("touchend", "finger", false);
    on("touchcancel", "finger", false);
    on("pointerleave", "pointer", false);
    panel.addEventListener(
      "pointermove",
      // Browsers report a panel that appears under a resting pointer as a move by nothing.
      ({ movementX, movementY }) => (movementX || movementY) && note("pointer", true),
      events,
    );
    return () => {
      events.abort();
      setPaused(false);
    };
  }, [element, appeared]);
  return paused;
}
