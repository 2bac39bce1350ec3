import { refuseChatMessage } from "./chat-services.ts";
import { jsonError, parseJson, type StandIn } from "./http-server.ts";
import { type Answer, type Recorded, startService } from "./service.ts";

type NotificationMode = keyof typeof modes;

export type NotificationPost = Recorded<NotificationMode> & {
  json: Record<string, unknown> | null;
};

const modes = {
  ok: { reply: accept, accepted: true },
  "400": { reply: () => jsonError(400, "invalid_payload"), accepted: false },
  "500": { reply: () => jsonError(500, "Not now"), accepted: false },
  "429": { reply: () => jsonError(429, "Not now"), accepted: false },
  slow: { reply: accept, accepted: true, delayMs: 1_000 },
  hang: { reply: () => "hang", accepted: false },
  reset: { reply: () => "reset", accepted: false },
  redirect: {
    reply: () => new Response(null, { status: 307, headers: { location: "/notices/json/other" } }),
    accepted: true,
  },
} satisfies Record<string, Answer>;

export const notificationModeNames = Object.keys(modes);

/** Starts a webhook at `/notices/<NOTIFY_FORMAT>` and a monitor at `/heartbeat`; each test has a path of its own below. */
export function startNotifications({ port = 0 }: { port?: number } = {}): Promise<StandIn> {
  return startService<NotificationMode, Pick<NotificationPost, "json">>({
    port,
    path: /^\/(notices|heartbeat)(\/|$)/,
    methods: ["GET", "POST"],
    modes,
    usual: "ok",
    read: (received) => ({
      facts: { json: parseJson(received.body) as NotificationPost["json"] },
      text: `${received.url.pathname}\n${received.body}`,
      refusal: refuseChatMessage(received),
    }),
  });
}

function accept() {
  return new Response(null, { status: 204 });
}
