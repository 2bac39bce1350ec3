import type { CrmPost } from "./crm.ts";
import type { FormPost } from "./form-service.ts";
import type { GithubRequest } from "./github.ts";
import type { GitlabRequest } from "./gitlab.ts";
import type { HubspotPost } from "./hubspot.ts";
import type { Measurement } from "./measurement.ts";
import type { NotificationPost } from "./notifications.ts";
import type { SchedulerHit } from "./scheduler.ts";
import type { ModeChange, Recorded } from "./service.ts";

export const formServiceClient = (url: string) => openClient<FormPost>(url);
export const githubClient = (url: string) => openClient<GithubRequest>(url);
export const gitlabClient = (url: string) => openClient<GitlabRequest>(url);
export const crmClient = (url: string) => openClient<CrmPost>(url);
export const hubspotClient = (url: string) => openClient<HubspotPost>(url);
export const notificationsClient = (url: string) => openClient<NotificationPost>(url);
export const measurementClient = (url: string) => openClient<Measurement>(url);
export const schedulerClient = (url: string) => ({ hits: openClient<SchedulerHit>(url).posts });

/** Steers and reads a running stand-in; `match` is a part of what it was sent. */
function openClient<Post extends Recorded<string>>(url: string) {
  type Mode = NonNullable<Post["mode"]>;

  async function ask(path: string, method: string, match?: string, change?: ModeChange<Mode>) {
    const query = match === undefined ? "" : `?match=${encodeURIComponent(match)}`;
    const body = change && JSON.stringify(change);
    const response = await fetch(`${url}${path}${query}`, { method, body });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response;
  }

  return {
    async posts(match?: string) {
      const response = await ask("/__log", "GET", match);
      return ((await response.json()) as { posts: Post[] }).posts;
    },
    clear: (match?: string) => ask("/__log", "DELETE", match),
    setMode: (mode: Mode, change: Omit<ModeChange<Mode>, "mode"> = {}) =>
      ask("/__control", "POST", undefined, { mode, ...change }),
    resetModes: (match?: string) => ask("/__control", "DELETE", match),
  };
}
