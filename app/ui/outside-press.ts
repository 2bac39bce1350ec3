import { type RefObject, useEffect } from "react";

/**
 * Does what closedby="any" says where a browser does not know it, as Safari: while `holds`, a press that begins and
 * ends beside the modal dialog calls `close`. What is selected from the dialog to beside it is no such press.
 */
export function useOutsidePress(
  dialog: RefObject<HTMLDialogElement | null>,
  holds: boolean,
  close: (dialog: HTMLDialogElement) => void,
) {
  useEffect(() => {
    const element = dialog.current;
    if (!element || !holds || "closedBy" in HTMLDialogElement.prototype) return;
    let began = false;
    const events = new AbortController();
    const begin = (press: MouseEvent) => {
      began = isOutside(press, element);
    };
    const end = (press: MouseEvent) => began && isOutside(press, element) && close(element);
    element.addEventListener("pointerdown", begin, events);
    element.addEventListener("click", end, events);
    return () => events.abort();
  }, [dialog, holds, close]);
}

/** What lies around a modal dialog counts as the dialog itself. */
function isOutside({ target, clientX: x, clientY: y }: MouseEvent, dialog: HTMLDialogElement) {
  if (target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
