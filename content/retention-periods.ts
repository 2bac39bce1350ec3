// The privacy page inserts how long things are kept, {time('retention')}, and who else gets them, {service('crm')}.
// Times are settings and constants of the code, so the Worker fills them in when it renders the page.
import { services } from "./services.ts";

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

const INSERT = /\{(time|service)\('(\w+)'\)\}/g;
const TOKEN = /%(\w+)%/g;
const names: readonly string[] = retentionPeriods;

/** A text with its {service('crm')} filled in, and its {time('held')} as tokens for `fillTimes`. */
export function fillServices(text: string): string {
  return text.replace(INSERT, (_, ask: string, name: string) => {
    const known =
      ask === "time"
        ? names.includes(name) && `%${name}%`
        : Object.entries(services).find(([key]) => key === name)?.[1];
    if (!known) {
      const all = ask === "time" ? names : Object.keys(services);
      throw new Error(`there is no ${ask} "${name}". Write one of ${all.join(", ")}.`);
    }
    return known;
  });
}

export function fillTimes(html: string, times: Record<RetentionPeriod, string>): string {
  return html.replace(TOKEN, (token, name: RetentionPeriod) => times[name] ?? token);
}
