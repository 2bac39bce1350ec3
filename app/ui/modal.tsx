import { type ReactNode, useLayoutEffect, useRef } from "react";
import { focusScreen } from "./screen-focus";

/** How long the dialog takes to leave, in milliseconds; `modal` in app.css animates the same time. */
const EXIT_MS = 300;

/**
 * A dialog that is open in the server's HTML and becomes modal once scripts run; Esc, a click
 * outside and `closeModal` close it natively, then `onClosed` runs after the exit.
 */
export function Modal({
  labelledBy,
  closedBy,
  onClosing,
  onClosed,
  children,
}: {
  labelledBy: string;
  /** "closerequest" where a click outside would throw typed text away. */
  closedBy: "any" | "closerequest";
  onClosing?: () => void;
  onClosed: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.removeAttribute("open");
    dialog.current?.showModal();
    focusScreen();
  }, []);
  return (
    <dialog
      ref={dialog}
      open
      closedby={closedBy}
      aria-labelledby={labelledBy}
      className="modal"
      onClose={() => {
        onClosing?.();
        setTimeout(onClosed, EXIT_MS);
      }}
    >
      {children}
    </dialog>
  );
}

/** Closes the dialog that `element` stands in, as Esc would. */
export function closeModal(element: Element): void {
  element.closest("dialog")?.close();
}
