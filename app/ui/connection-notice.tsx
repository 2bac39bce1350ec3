import { useEffect, useRef } from "react";
import * as words from "#content/words/ui";
import { Button } from "./button";
import { type ConnectionTrouble, useTrouble } from "./connection";

const TITLES: Record<ConnectionTrouble["reason"], string> = {
  offline: words.youAreOffline,
  limited: words.aLittleTooFast,
  unreached: words.theNextPageDid,
};

/** Stands at the lower edge of the screen while a soft navigation waits; nothing of the screen is lost. */
export function ConnectionNotice() {
  const trouble = useTrouble();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) notice.current?.focus();
  }, [trouble]);
  if (!trouble) return null;
  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-4 border-t-4 border-score-low bg-ink-raised px-5 py-4 sm:px-8"
    >
      <div>
        <p className="font-semibold">{TITLES[trouble.reason]}</p>
        <p className="mt-1 text-mist-soft">
          {trouble.reason === "limited" && words.waitAMinute}
          {words.everythingYouChoseAnd}
        </p>
      </div>
      <Button type="button" onClick={trouble.tryAgain}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
