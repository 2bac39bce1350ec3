import type { Level } from "~/features/assessment/results/scoring";
import type { ScoreBand } from "~/ui/score";

export const LEVEL_BANDS: Record<Level, ScoreBand> = {
  advanced: "high",
  ready: "good",
  developing: "fair",
  beginner: "low",
};
