import type { ReactNode } from "react";

/** A share of the whole as a thin bar; without a `label` the words beside it say the same. */
export function Meter({
  percent,
  label,
  viewBox = "0 0 100 2",
  className,
  children,
}: {
  percent: number;
  label?: string;
  viewBox?: string;
  className: string;
  children?: ReactNode;
}) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="none"
      role={label && "img"}
      aria-label={label}
      aria-hidden={!label || undefined}
      className={`block w-full ${className}`}
    >
      <rect width="100" height="2" className="fill-ink-line" />
      <rect width={percent} height="2" fill="currentColor" />
      {children}
    </svg>
  );
}
