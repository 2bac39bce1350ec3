const UNITS: [ms: number, name: string][] = [
  [86_400_000, "d"],
  [3_600_000, "h"],
  [60_000, "min"],
];

/** How long ago, in the largest whole unit: 3 d, 5 h, 12 min, now. */
export function describeAge(since: number, now = Date.now()): string {
  for (const [ms, name] of UNITS) {
    if (now - since >= ms) return `${Math.floor((now - since) / ms)} ${name}`;
  }
  return "now";
}
