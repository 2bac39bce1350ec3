import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { focusScreen } from "./flow-screen";

/** How long the dialog takes to leave, in milliseconds; `modal` in app.css animates the same time. */
const EXIT_MS = 300;
const WRITING = ":is(input, textarea):focus";

/** Open in the server's HTML, modal once scripts run; `onClosed` runs after the exit, however it was closed. */
export function Modal({
  labelledBy,
  closedBy,
  mayClose,
  onHeld,
  onInput,
  onClosing,
  onClosed,
  children,
}: {
  labelledBy: string;
  /** "closerequest" where a click outside would throw typed text away. */
  closedBy: "any" | "closerequest";
  mayClose: boolean;
  /** It was to close, and stays: it may ask the visitor, and close later. */
  onHeld: () => void;
  onInput?: () => void;
  onClosing?: () => void;
  onClosed: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isModal, setModal] = useState(false);
  useClickOutside(dialog, isModal && closedBy === "any", closeModal);
  useLayoutEffect(() => {
    const becomeModal = () => {
      // A visitor who was quicker than the scripts stays where they are.
      const before = document.activeElement;
      dialog.current?.removeAttribute("open");
      dialog.current?.showModal();
      if (before instanceof HTMLElement && dialog.current?.contains(before)) before.focus();
      else focusScreen();
      // The second click of a pair, during a page transition, hits neither dialog nor page.
      pageTransition().then(() => setModal(true));
    };
    return dialog.current ? afterWriting(dialog.current, becomeModal) : undefined;
  }, []);
  return (
    <>
      <dialog
        ref={dialog}
        open
        // Without scripts nothing answers for a dialog that the browser has closed.
        closedby={isModal ? closedBy : undefined}
        aria-labelledby={labelledBy}
        className="modal"
        onInput={onInput}
        onKeyDown={({ key, target }) => {
          // Until it is modal, the browser does not answer for Esc.
          const here = (target as Element).closest("dialog:not(:modal)") === dialog.current;
          if (key === "Escape" && here) closeModal(target as Element);
        }}
        onCancel={(event) => {
          // What cannot be held closes, and asks then: a question shown before would end up below.
          const canBeHeld = event.cancelable && event.target === event.currentTarget;
          if (!canBeHeld || mayClose) return;
          event.preventDefault();
          onHeld();
        }}
        onClose={(event) => {
          if (event.target !== event.currentTarget) return;
          // Browsers let a second Esc through whatever the page says to the first.
          if (mayClose) {
            onClosing?.();
            setTimeout(onClosed, EXIT_MS);
          } else {
            dialog.current?.showModal();
            onHeld();
          }
        }}
      >
        {children}
      </dialog>
      {/* Text browsers draw it: there the page follows the dialog. */}
      <hr hidden />
    </>
  );
}

/**
 * Calls `act` as soon as no text field in `element` has focus: losing it for a moment would break a word
 * that is being composed, and a focus on its way to the next field, when React may hydrate, would not arrive.
 */
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

/** Resolves when the page before has faded into this one. */
function pageTransition(): Promise<unknown> {
  const fades = document
    .getAnimations()
    .filter(({ effect }) =>
      (effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition"),
    );
  return Promise.allSettled(fades.map(({ finished }) => finished));
}

/** Closes the dialog that `element` stands in, as Esc would. */
export function closeModal(element: Element): void {
  const dialog = element.closest("dialog");
  if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
}

/**
 * closedby="any" for browsers without it, such as Safari: a click that begins and ends outside the modal
 * dialog calls `close`. Selecting text from inside the dialog to outside is no such click.
 */
function useClickOutside(
  dialog: RefObject<HTMLDialogElement | null>,
  enabled: boolean,
  close: (dialog: HTMLDialogElement) => void,
) {
  useEffect(() => {
    const element = dialog.current;
    if (!element || !enabled || "closedBy" in HTMLDialogElement.prototype) return;
    let began = false;
    const events = new AbortController();
    const begin = (event: MouseEvent) => {
      began = isOutside(event, element);
    };
    const end = (event: MouseEvent) => began && isOutside(event, element) && close(element);
    element.addEventListener("pointerdown", begin, events);
    element.addEventListener("click", end, events);
    return () => events.abort();
  }, [dialog, enabled, close]);
}

/** A click on the backdrop has the dialog itself as its target. */
function isOutside({ target, clientX: x, clientY: y }: MouseEvent, dialog: HTMLDialogElement) {
  if (target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
