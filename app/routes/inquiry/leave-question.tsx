import { useLayoutEffect, useRef } from "react";
import * as words from "#content/words/inquiry";
import { Button } from "~/ui/button";
import { forgetTypedText } from "~/ui/typed-text";
import { TYPED_HERE } from "./details-screen";

/** Asks before typed text goes: it may stay in this tab, which is what closing means unless told otherwise. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const question = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => question.current?.showModal(), []);
  function leave() {
    const wizard = question.current?.parentElement?.closest("dialog");
    onLeave();
    wizard?.close();
  }
  return (
    <dialog ref={question} aria-labelledby="leave-title" className="question" onClose={onStay}>
      <h3 id="leave-title" className="font-display text-card">
        {words.closeThisInquiry}
      </h3>
      <p className="mt-3 text-mist-soft">{words.itBeginsAgainAt}</p>
      <div className="mt-6 flex flex-wrap gap-4">
        <Button type="button" onClick={leave}>
          {words.closeAndKeepMy}
        </Button>
        <Button
          type="button"
          kind="secondary"
          onClick={() => {
            forgetTypedText(TYPED_HERE);
            leave();
          }}
        >
          {words.closeAndForget}
        </Button>
        <Button type="button" kind="quiet" onClick={() => question.current?.close()}>
          {words.goOnWithThe}
        </Button>
      </div>
    </dialog>
  );
}
