import { useEffect, useRef } from "react";
import { Outlet, useLocation, useNavigation } from "react-router";
import type { PageHandle } from "~/site/page-handle";
import { useHydrated } from "~/ui/hydration";

export const handle: PageHandle = { hydrate: true };

/** The part of the assessment that hydrates: its start and its sections. */
export default function AssessmentFlow() {
  useScreenFocus(useLocation().pathname);
  // Screens that mount later must know that the first render is over.
  useHydrated();
  return (
    <>
      <Loading />
      <Outlet />
    </>
  );
}

/** Said while a move inside the assessment is on its way, never in the server's HTML. */
function Loading() {
  const loading = useNavigation().state !== "idle";
  return (
    <p role="status" className="pointer-events-none fixed inset-x-0 top-header z-30 text-center">
      {loading && (
        <span className="inline-block bg-tungsten px-5 py-2 text-small font-semibold text-ink">
          Loading assessment...
        </span>
      )}
    </p>
  );
}

/** Each new screen starts with focus on its heading, as a new page would. */
function useScreenFocus(pathname: string) {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("screen-heading")?.focus({ preventScroll: true });
  }, [pathname]);
}
