/// <reference types="@cloudflare/vitest-plugin/types" />

declare namespace Cloudflare {
  interface Env {
    ACCESS: string;
    CRM: string;
    FORM_SERVICE: string;
    HUBSPOT: string;
    GITHUB: string;
    GITLAB: string;
    NOTIFICATIONS: string;
    /** Numbers of leads, with commas; empty for those of the daily tests. */
    COST_SIZES: string;
    /** How many leads a simulated year has; empty for the number of the daily tests. */
    YEAR_LEADS: string;
    MIGRATIONS: import("@cloudflare/vitest-plugin").D1Migration[];
  }
}
