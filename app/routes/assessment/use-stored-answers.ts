import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { ANSWERS, type Points, pointsFor } from "~/features/assessment/answers";
import {
  type BrowserProgress,
  loadBrowserProgress,
  removeOldResults,
  storeBrowserProgress,
} from "~/features/assessment/browser-progress";
import { ASSESSMENT_PATH } from "~/features/assessment/paths";
import type { SectionPage } from "~/features/assessment/section.server";
import { useHydrated } from "~/ui/hydration";

/**
 * The progress that this browser had stored before it loaded this document; null after a navigation
 * inside the assessment. `checked` once storage was read.
 */
export function useUnfinishedProgress(page: SectionPage): {
  unfinished: BrowserProgress | null;
  checked: boolean;
} {
  const hydrated = useHydrated();
  const [wasHydrated] = useState(hydrated);
  const [found, setFound] = useState<{
    on: SectionPage;
    progress: BrowserProgress | null;
  } | null>(null);
  useEffect(() => {
    if (found) return;
    removeOldResults();
    const isInside = wasHydrated || cameFromSection();
    setFound({ on: page, progress: isInside ? null : loadBrowserProgress() });
  }, [wasHydrated, found, page]);
  return { unfinished: found?.on === page ? found.progress : null, checked: found !== null };
}

/** Whether a section's form led to this document because its page had not hydrated yet. */
function cameFromSection(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  const isNavigation = entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
  if (!isNavigation || !document.referrer) return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && pathname.startsWith(`${ASSESSMENT_PATH}/`);
}

type SectionAnswers = {
  form: RefObject<HTMLFormElement | null>;
  /** Points by question, in all sections. */
  earned: Points;
  /** Whether this browser stored the last answer, so that the server need not. */
  isStored: boolean;
  onAnswer: () => void;
};

/** The answers in the address and, after a navigation inside the assessment, in browser storage: after Back it has more. */
export function useSectionAnswers(page: SectionPage, mayStore: boolean): SectionAnswers {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [earned, setEarned] = useState<Points>(() => ({
    ...page.earned,
    ...(hydrated ? loadBrowserProgress()?.answers : {}),
  }));
  const [isStored, setStored] = useState(false);
  function onAnswer() {
    const now = { ...earned, ...readForm(form.current, page) };
    setEarned(now);
    if (!mayStore || Object.keys(now).length === 0) return;
    const { index: currentSection, context: businessContext } = page;
    setStored(storeBrowserProgress({ currentSection, answers: now, businessContext }));
  }
  const readEarlyAnswers = useEffectEvent(onAnswer);
  // Questions may have been answered before hydration.
  useEffect(() => {
    if (mayStore) readEarlyAnswers();
  }, [mayStore]);
  return { form, earned, isStored, onAnswer };
}

function readForm(form: HTMLFormElement | null, { questions }: SectionPage): Points {
  const data = new FormData(form ?? undefined);
  return Object.fromEntries(
    questions.flatMap(({ id, points }) => {
      const answer = ANSWERS.find((known) => known === data.get(id));
      return answer ? [[id, pointsFor(answer, points)]] : [];
    }),
  );
}
