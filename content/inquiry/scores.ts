// Points of each answer out of 100: how ready the visitor's business is for video in this respect.
import type { Scores } from "../../app/content/schema/inquiry";

export const scores = {
  businessProfile: {
    solo: 65,
    growing: 75,
    established: 85,
    agency: 80,
    enterprise: 90,
    nonprofit: 70,
  },
  videoUseCase: {
    "lead-generation": 85,
    training: 75,
    onboarding: 80,
    authority: 90,
    education: 85,
    sales: 95,
  },
  contentVolume: { "1-2": 60, "3-4": 75, "5-8": 85, "8-plus": 95 },
  timeline: { immediately: 95, "1-3-months": 85, "3-6-months": 70, planning: 60 },
} satisfies Scores;
