import { cva } from "class-variance-authority";

export type ScoreBand = "high" | "good" | "fair" | "low";

export const scoreColor = cva("", {
  variants: {
    band: {
      high: "text-score-high",
      good: "text-score-good",
      fair: "text-score-fair",
      low: "text-score-low",
    },
  },
});

/** The band in words, because colour alone says nothing to some. */
export const BAND_NAMES: Record<ScoreBand, string> = {
  high: "Strong",
  good: "Solid",
  fair: "Building",
  low: "Early",
};

/** A score of 0 to 100 as a thin bar; the number beside it says the same. */
export function ScoreBar({ score, band }: { score: number; band: ScoreBand }) {
  return (
    <svg
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      className={scoreColor({ band, className: "block h-1.5 w-full" })}
      aria-hidden="true"
    >
      <rect width="100" height="2" className="fill-ink-line" />
      <rect width={score} height="2" fill="currentColor" />
    </svg>
  );
}
