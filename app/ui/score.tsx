import { cva } from "class-variance-authority";
import * as words from "#content/words/ui";

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
  high: words.strong,
  good: words.solid,
  fair: words.building,
  low: words.early,
};
