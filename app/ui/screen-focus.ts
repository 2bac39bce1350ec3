import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

const ID = "screen-heading";

/** What makes an element the heading of a screen, for `useScreenFocus` and `focusScreen` to find. */
export const screenHeading = { id: ID, tabIndex: -1 };

/** Moves focus to the screen's heading, so that reading starts at its top. */
export function focusScreen(): HTMLElement | null {
  const heading = document.getElementById(ID);
  heading?.focus({ preventScroll: true });
  return heading;
}

/** Each new screen starts at the top of its dialog, with focus on its heading, as a new page would. */
export function useScreenFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusScreen()?.closest("dialog")?.scrollTo({ top: 0 });
  }, [pathname]);
}
