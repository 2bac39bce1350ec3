import type { ReactNode } from "react";

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
      <rect width={percent} height="2" fill="currentColor" className="fills" />
      {children}
    </svg>
  );
}

export const SCORE_COLORS = {
  high: "text-score-high",
  good: "text-score-good",
  fair: "text-score-fair",
  low: "text-score-low",
};

export type ScoreBand = keyof typeof SCORE_COLORS;

const STATES = {
  done: "border-mist-muted bg-mist-muted forced-colors:bg-[CanvasText]",
  current: "border-mist bg-mist forced-colors:bg-[Highlight]",
  next: "border-mist-soft",
  blank: "border-ink-line",
};

export type BarStep = { state: keyof typeof STATES; startsGroup?: boolean };

export function StepBar({ steps, className }: { steps: BarStep[]; className: string }) {
  return (
    <div aria-hidden="true" className={`step-bar flex grow py-2 ${className}`}>
      {steps.map((step, i) => {
        const isFilled = step.state === "done" || step.state === "current";
        // A step that fills is a new element, which moves.
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its position
        return <span key={`${i} ${isFilled}`} className={stepClass(step, isFilled)} />;
      })}
    </div>
  );
}

function stepClass({ state, startsGroup }: BarStep, isFilled: boolean) {
  return `h-4 flex-1 border ${isFilled ? "fills" : ""} ${STATES[state]} ${startsGroup ? "ms-2" : ""}`;
}
