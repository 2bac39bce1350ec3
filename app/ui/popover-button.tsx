import type { ReactNode } from "react";

/** Opens or closes a popover without scripts. */
export function PopoverButton({
  target,
  closes,
  className,
  children,
}: {
  target: string;
  closes?: boolean;
  className: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      popoverTarget={target}
      popoverTargetAction={closes ? "hide" : undefined}
      className={className}
    >
      {children}
    </button>
  );
}
