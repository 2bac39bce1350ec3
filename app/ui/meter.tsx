/** A share of the whole as a thin bar; without a `label` the words beside it say the same. */
export function Meter({
  percent,
  label,
  mark,
  className,
}: {
  percent: number;
  label?: string;
  mark?: number;
  className: string;
}) {
  return (
    <svg
      viewBox={mark ? "0 -1.5 100 5" : "0 0 100 2"}
      preserveAspectRatio="none"
      role={label && "img"}
      aria-label={label}
      aria-hidden={!label || undefined}
      className={`block w-full ${className}`}
    >
      <rect width="100" height="2" className="fill-ink-line" />
      <rect width={percent} height="2" fill="currentColor" />
      {mark && <rect x={mark} y="-1.5" width="0.6" height="5" className="fill-mist" />}
    </svg>
  );
}
