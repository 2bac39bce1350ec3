import type { Settings } from "~/env.server";

/** What signs and seals: the first secret for everything new, the former one still opens what it made. */
export type Secrets = readonly [string, ...string[]];

/** Today's secret, and the former one while SESSION_SECRET_OLD names it. */
export function secretsOf({
  SESSION_SECRET,
  SESSION_SECRET_OLD,
}: Pick<Settings, "SESSION_SECRET" | "SESSION_SECRET_OLD">): Secrets {
  return SESSION_SECRET_OLD ? [SESSION_SECRET, SESSION_SECRET_OLD] : [SESSION_SECRET];
}
