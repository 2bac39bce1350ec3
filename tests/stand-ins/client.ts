import type { CrmPost } from "./crm/crm.ts";
import type { CrmMode } from "./crm/crm-modes.ts";
import type { FormMode } from "./forms/form-modes.ts";
import type { FormPost } from "./forms/form-service.ts";
import type { Measurement } from "./measurement/measurement.ts";
import type { ModeChange } from "./mode-switch.ts";
import type { NotificationMode, NotificationPost } from "./notifications/notifications.ts";
import type { SchedulerHit } from "./scheduler.ts";

/** Steers and reads a running form service; `match` is a part of the raw body. */
export function formServiceClient(url: string) {
  return postboxClient<FormMode, FormPost>(url);
}

/** Steers and reads a running CRM; `match` is a part of the body, as sent or as typed. */
export function crmClient(url: string) {
  return postboxClient<CrmMode, CrmPost>(url);
}

/** Controls and reads the webhook for notifications; `match` is a part of path and body. */
export function notificationsClient(url: string) {
  return postboxClient<NotificationMode, NotificationPost>(url);
}

/** Reads a running scheduler; `match` is a part of the path and query as sent. */
export function schedulerClient(url: string) {
  const { read, clear } = logClient<SchedulerHit>(url, "hits");
  return { hits: read, clear };
}

/** Reads a running Measurement Protocol endpoint; `match` is a part of the body, a client id say. */
export function measurementClient(url: string) {
  const { read, clear } = logClient<Measurement>(url, "posts");
  return { posts: read, clear };
}

function postboxClient<Mode extends string, Post>(url: string) {
  const { read, clear } = logClient<Post>(url, "posts");
  return {
    posts: read,
    clear,
    async setMode(mode: Mode, change: Omit<ModeChange<Mode>, "mode"> = {}) {
      await ask(`${url}/__control`, "POST", JSON.stringify({ mode, ...change }));
    },
    async resetModes(match?: string) {
      await ask(withMatch(`${url}/__control`, match), "DELETE");
    },
  };
}

function logClient<Entry>(url: string, name: string) {
  return {
    async read(match?: string): Promise<Entry[]> {
      const response = await ask(withMatch(`${url}/__log`, match), "GET");
      return ((await response.json()) as Record<string, Entry[]>)[name] ?? [];
    },
    async clear(match?: string) {
      await ask(withMatch(`${url}/__log`, match), "DELETE");
    },
  };
}

function withMatch(address: string, match?: string) {
  return match === undefined ? address : `${address}?match=${encodeURIComponent(match)}`;
}

async function ask(address: string, method: string, body?: string) {
  const response = await fetch(address, { method, body });
  if (!response.ok) throw new Error(`${method} ${address}: ${await response.text()}`);
  return response;
}
