import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { focusScreen } from "./flow-screen";
import { closeModal, showModal } from "./show-modal";

/** Duration of the exit in milliseconds, the same as in styles/modal.css. */
const EXIT_MS = 300;
const WRITING = ":is(input, textarea):focus";

/** Open in the server's HTML, modal after hydration; `onClosed` runs however it was closed. */
export function Modal({
  labelledBy,
  mayClose,
  onCloseRefused,
  onInput,
  onClosed,
  children,
}: {
  labelledBy: string;
  mayClose: boolean;
  /** Runs instead of closing while `mayClose` is false. */
  onCloseRefused: () => void;
  onInput?: () => void;
  onClosed: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isModal, setModal] = useState(false);
  const beganOutside = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    return afterWriting(element, () => {
      const isFocused = element.contains(document.activeElement);
      showModal(element);
      if (!isFocused) focusScreen();
      // During a page transition, the second click of a double click would close the dialog.
      pageTransition().then(() => setModal(true));
    });
  }, []);
  // A click outside must not lose entered values.
  const closedBy = mayClose ? "any" : "closerequest";
  // For Safari, without closedby="any". A drag out of the dialog must not close it.
  const closesOutside = isModal && mayClose && !("closedBy" in HTMLDialogElement.prototype);
  return (
    <>
      <dialog
        ref={dialog}
        open
        // Without scripts nothing would navigate after the browser has closed the dialog.
        closedby={isModal ? closedBy : undefined}
        aria-labelledby={labelledBy}
        className="modal"
        onInput={onInput}
        onPointerDown={(event) => {
          beganOutside.current = isOutside(event);
        }}
        onClick={(event) => {
          if (closesOutside && beganOutside.current && isOutside(event))
            closeModal(event.currentTarget);
        }}
        onKeyDown={({ key, target }) => {
          // The browser handles Esc only for modal dialogs.
          if (key !== "Escape" || !(target instanceof Element)) return;
          if (target.closest("dialog:not(:modal)") === dialog.current) closeModal(target);
        }}
        onCancel={(event) => {
          // If it cannot be prevented, onClose asks: a question shown here would be under the reopened dialog.
          const canPreventClose = event.cancelable && event.target === event.currentTarget;
          if (!canPreventClose || mayClose) return;
          event.preventDefault();
          onCloseRefused();
        }}
        onClose={(event) => {
          if (event.target !== event.currentTarget) return;
          // Browsers do not let a page cancel the second Esc.
          if (mayClose) {
            setTimeout(onClosed, EXIT_MS);
          } else {
            showModal(event.currentTarget);
            onCloseRefused();
          }
        }}
      >
        {children}
      </dialog>
      {/* Separates dialog and page in text browsers. */}
      <hr hidden />
    </>
  );
}

/** Waits while a text field has focus: showModal would interrupt composition or lose the focus. */
function afterWriting(element: HTMLElement, act: () => void): () => void {
  let attempt = 0;
  const listening = new AbortController();
  const tryLater = () => {
    clearTimeout(attempt);
    attempt = window.setTimeout(() => {
      if (element.querySelector(WRITING)) return;
      listening.abort();
      act();
    });
  };
  element.addEventListener("focusout", tryLater, listening);
  tryLater();
  return () => {
    listening.abort();
    clearTimeout(attempt);
  };
}

function pageTransition(): Promise<unknown> {
  const fades = document
    .getAnimations()
    .filter(
      ({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition"),
    );
  return Promise.allSettled(fades.map(({ finished }) => finished));
}

function isOutside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent) {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
