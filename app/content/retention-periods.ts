// How long things are kept, by settings and constants: the Worker inserts it into the privacy page.
export const retentionPeriods = [
  "completed",
  "consent",
  "conversion",
  "counts",
  "deletions",
  "details",
  "fallback",
  "held",
  "hostCopies",
  "hostLogs",
  "ipAddressHashes",
  "markers",
  "notices",
  "progress",
  "retention",
  "sent",
] as const;
export type RetentionPeriod = (typeof retentionPeriods)[number];

/** What legal pages insert besides facts: tokens for `fillTimes`. */
export const timeTokens = new Map(retentionPeriods.map((name) => [`time:${name}`, `%${name}%`]));

export function fillTimes(html: string, times: Record<RetentionPeriod, string>): string {
  return html.replace(/%(\w+)%/g, (token, name: RetentionPeriod) => times[name] ?? token);
}
