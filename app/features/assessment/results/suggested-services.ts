export type ServiceId = "diy" | "coaching" | "monthly";

/** Best first, by a score in percent: DIY under 50, coaching from 30 to under 70, monthly from 50. */
export function suggestServices(percent: number): { id: ServiceId; matchScore: number }[] {
  return FITS.filter(({ from, below }) => percent >= from && percent < below)
    .map(({ id, matchScore }) => ({ id, matchScore }))
    .toSorted((a, b) => b.matchScore - a.matchScore);
}

const FITS: { id: ServiceId; from: number; below: number; matchScore: number }[] = [
  { id: "diy", from: 0, below: 30, matchScore: 95 },
  { id: "diy", from: 30, below: 50, matchScore: 80 },
  { id: "coaching", from: 30, below: 50, matchScore: 90 },
  { id: "coaching", from: 50, below: 70, matchScore: 90 },
  { id: "monthly", from: 50, below: 70, matchScore: 80 },
  { id: "monthly", from: 70, below: Number.POSITIVE_INFINITY, matchScore: 95 },
];
