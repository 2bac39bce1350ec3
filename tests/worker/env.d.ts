/// <reference types="@cloudflare/vitest-plugin/types" />

declare namespace Cloudflare {
  interface Env {
    ACCESS: string;
    CRM: string;
    FORM_SERVICE: string;
    NOTIFICATIONS: string;
    MIGRATIONS: import("@cloudflare/vitest-plugin").D1Migration[];
  }
}
