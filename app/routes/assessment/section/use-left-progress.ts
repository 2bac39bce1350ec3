import { useEffect, useState } from "react";
import { ASSESSMENT_PATH } from "~/features/assessment/paths";
import {
  type BrowserProgress,
  dropOldResults,
  loadBrowserProgress,
} from "~/features/assessment/progress/browser-progress";
import { useHydrated } from "~/ui/hydration";

/** What this browser left before it loaded this document, null after a move inside; `looked` once that is known. */
export function useLeftProgress(page: unknown): { left: BrowserProgress | null; looked: boolean } {
  const hydrated = useHydrated();
  const [arrivedSoftly] = useState(hydrated);
  const [found, setFound] = useState<{ on: unknown; left: BrowserProgress | null } | null>(null);
  useEffect(() => {
    if (found) return;
    dropOldResults();
    const moved = arrivedSoftly || cameFromSection();
    setFound({ on: page, left: moved ? null : loadBrowserProgress() });
  }, [arrivedSoftly, found, page]);
  return { left: found && found.on === page ? found.left : null, looked: found !== null };
}

/** Whether the form of another section led to this document, before scripts had taken over there. */
function cameFromSection(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type !== "navigate" || !document.referrer) return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && pathname.startsWith(`${ASSESSMENT_PATH}/`);
}
