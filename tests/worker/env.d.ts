/// <reference types="@cloudflare/vitest-plugin/types" />

declare namespace Cloudflare {
  interface Env extends Record<import("../stand-ins/stand-ins.ts").StandInName, string> {
    /** Numbers of leads, with commas; empty for those of the daily tests. */
    COST_SIZES: string;
    /** How many leads a simulated year has; empty for the number of the daily tests. */
    YEAR_LEADS: string;
    MIGRATIONS: import("@cloudflare/vitest-plugin").D1Migration[];
  }
}
