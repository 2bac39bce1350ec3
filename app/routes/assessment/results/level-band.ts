import type { Level } from "~/features/assessment/results/scoring";
import type { ScoreBand } from "~/ui/score";

/** The band that a level is coloured as. */
export const LEVEL_BANDS: Record<Level, ScoreBand> = {
  advanced: "high",
  ready: "good",
  developing: "fair",
  beginner: "low",
};
