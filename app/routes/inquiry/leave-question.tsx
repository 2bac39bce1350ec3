import type { MouseEvent, Ref } from "react";
import * as words from "#content/words/inquiry";
import { Button } from "~/ui/button";
import { forgetTypedText } from "~/ui/typed-text";
import { TYPED_HERE } from "./details-screen";

type Press = MouseEvent<HTMLButtonElement>;

/** To be asked before typed text goes: it may stay in this tab, which is what closing means unless told otherwise. */
export function LeaveQuestion({
  ref,
  onLeave,
}: {
  ref: Ref<HTMLDialogElement>;
  onLeave: () => void;
}) {
  function leave({ currentTarget }: Press) {
    onLeave();
    dialogAround(dialogAround(currentTarget)?.parentElement)?.close();
  }
  return (
    <dialog
      ref={ref}
      aria-labelledby="leave-title"
      className="m-auto w-[min(34rem,calc(100%-2.5rem))] border border-ink-line bg-ink-raised p-6 text-mist backdrop:bg-ink-shade"
    >
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
          onClick={(event) => {
            forgetTypedText(TYPED_HERE);
            leave(event);
          }}
        >
          {words.closeAndForget}
        </Button>
        <Button type="button" kind="quiet" onClick={stay}>
          {words.goOnWithThe}
        </Button>
      </div>
    </dialog>
  );
}

/** Shows it over the wizard, whether or not it stood open below one that was shown again. */
export function ask(question: HTMLDialogElement | null): void {
  question?.close();
  question?.showModal();
}

const stay = ({ currentTarget }: Press) => dialogAround(currentTarget)?.close();

const dialogAround = (element?: Element | null) => element?.closest("dialog");
