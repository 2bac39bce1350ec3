import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Answer, type Points, pointsFor } from "~/features/assessment/answers/answers";
import {
  loadBrowserProgress,
  storeBrowserProgress,
} from "~/features/assessment/progress/browser-progress";
import type { SectionPage } from "~/features/assessment/section/describe-section.server";
import { useHydrated } from "~/ui/hydration";

type SectionAnswers = {
  form: RefObject<HTMLFormElement | null>;
  /** Points by question, in all sections. */
  earned: Points;
  /** Whether this browser took the last answer, so that the server need not. */
  isKept: boolean;
  answer: () => void;
};

/** Those of the address and, after a move inside the assessment, of the browser, which know more after Back. */
export function useAnswers(page: SectionPage, mayKeep: boolean): SectionAnswers {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [earned, setEarned] = useState<Points>(() => ({
    ...page.earned,
    ...(hydrated ? loadBrowserProgress()?.answers : {}),
  }));
  const [isKept, setIsKept] = useState(false);
  function answer() {
    const now = { ...earned, ...readForm(form.current, page) };
    setEarned(now);
    if (!mayKeep || Object.keys(now).length === 0) return;
    const { index: currentSection, context: businessContext } = page;
    setIsKept(storeBrowserProgress({ currentSection, answers: now, businessContext }));
  }
  const arrive = useEffectEvent(answer);
  // Answers may have been given before scripts ran.
  useEffect(() => {
    if (mayKeep) arrive();
  }, [mayKeep]);
  return { form, earned, isKept, answer };
}

function readForm(form: HTMLFormElement | null, { questions }: SectionPage): Points {
  const data = new FormData(form ?? undefined);
  const marked = questions.flatMap(({ id, points }) => {
    const answer = data.get(id);
    return answer ? [[id, pointsFor(answer as Answer, points)] as const] : [];
  });
  return Object.fromEntries(marked);
}
