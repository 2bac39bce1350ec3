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
