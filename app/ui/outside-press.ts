import { type MouseEvent, useRef } from "react";

type DialogPress = MouseEvent<HTMLDialogElement>;

/**
 * Props of a modal dialog that do what closedby="any" says where a browser does not know it, as Safari: a press that
 * begins and ends beside the dialog calls `close`. What is selected from the dialog to beside it is no such press.
 */
export function useOutsidePress(close: ((dialog: HTMLDialogElement) => void) | null) {
  const began = useRef(false);
  return {
    onPointerDown(press: DialogPress) {
      began.current = isOutside(press);
    },
    onClick(press: DialogPress) {
      const isKnown = "closedBy" in HTMLDialogElement.prototype;
      if (close && !isKnown && began.current && isOutside(press)) close(press.currentTarget);
    },
  };
}

/** What lies around a modal dialog counts as the dialog itself. */
function isOutside({ target, currentTarget, clientX: x, clientY: y }: DialogPress): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
