import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { focusScreen } from "./flow-screen";
import { closeModal, showModal } from "./show-modal";

/** Duration of the exit in milliseconds, the same as in styles/modal.css. */
const EXIT_MS = 200;

/** Open in the server's HTML, and modal there if a script of it does so; `onClosed` runs however it was closed. */
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
  const [isReady, setReady] = useState(false);
  const beganOutside = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.oncancel = null;
    if (!element.matches(":modal")) {
      showModal(element);
      focusScreen();
    }
    // During a page transition, the second click of a double click would close the dialog.
    pageTransition().then(() => setReady(true));
  }, []);
  // A click outside must not lose entered values.
  const closedBy = mayClose ? "any" : "closerequest";
  // For Safari, without closedby="any". A drag out of the dialog must not close it.
  const closesOutside = isReady && mayClose && !("closedBy" in HTMLDialogElement.prototype);
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes every modal dialog */}
      <dialog
        ref={dialog}
        open
        // Before hydration nothing would navigate after the browser has closed the dialog.
        closedby={isReady ? closedBy : "none"}
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
