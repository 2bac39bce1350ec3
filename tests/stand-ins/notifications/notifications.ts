import { setTimeout as sleep } from "node:timers/promises";
import { jsonError, type Received, type Reply, type StandIn, startServer } from "../http-server.ts";
import { createModeSwitch } from "../mode-switch.ts";
import { createRequestLog } from "../request-log.ts";

export type NotificationMode = (typeof notificationModeNames)[number];

export type NotificationPost = {
  id: number;
  receivedAt: string;
  method: string;
  /** The path from /notices on: each test filters the log by its own. */
  path: string;
  headers: Record<string, string>;
  rawBody: string;
  /** Null when the body is not JSON. */
  json: Record<string, unknown> | null;
  mode: NotificationMode;
  accepted: boolean;
};

export const notificationModeNames = [
  "ok",
  "500",
  "429",
  "slow",
  "hang",
  "reset",
  "redirect",
] as const;

const ACCEPTED: NotificationMode[] = ["ok", "slow"];

/** Starts a webhook and monitor at `/notices` and below; modes and log are filtered by path and body. */
export function startNotifications({ port = 0 }: { port?: number } = {}): Promise<StandIn> {
  const modes = createModeSwitch(notificationModeNames, "ok");
  const log = createRequestLog<NotificationPost>(
    "posts",
    ({ path, rawBody }) => `${path}\n${rawBody}`,
  );
  let lastId = 0;

  async function receive({ method, url, headers, body }: Received): Promise<Reply> {
    const path = url.pathname;
    const { mode, delayMs } = modes.take(`${path}\n${body}`);
    const accepted = ACCEPTED.includes(mode);
    lastId += 1;
    const receivedAt = new Date().toISOString();
    const json = readJson(body);
    log.add({ id: lastId, receivedAt, method, path, headers, rawBody: body, json, mode, accepted });
    const pause = delayMs ?? (mode === "slow" ? 1_000 : 0);
    if (pause > 0) await sleep(pause, undefined, { ref: false });
    return answer(mode);
  }

  return startServer((received) => {
    const { pathname } = received.url;
    if (pathname === "/__control") return modes.answer(received);
    if (pathname === "/__log") return log.answer(received);
    if (!/^\/notices(\/|$)/.test(pathname)) return jsonError(404, "Not found");
    return receive(received);
  }, port);
}

function answer(mode: NotificationMode): Reply {
  if (mode === "hang" || mode === "reset") return mode;
  if (mode === "redirect") {
    return new Response(null, { status: 307, headers: { location: "/notices/other" } });
  }
  if (mode === "500" || mode === "429") return jsonError(Number(mode), "Not now");
  return new Response(null, { status: 204 });
}

function readJson(text: string): Record<string, unknown> | null {
  try {
    return Object(JSON.parse(text));
  } catch {
    return null;
  }
}
