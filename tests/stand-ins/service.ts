import { setTimeout as sleep } from "node:timers/promises";
import {
  jsonError,
  parseJson,
  type Received,
  type Reply,
  type StandIn,
  startServer,
} from "./http-server.ts";

const MAX_POSTS = 1_000;

/** How a mode answers, and whether the real service would have kept the post. */
export type Answer = { reply: (received: Received) => Reply; accepted: boolean; delayMs?: number };

/** `times` omitted: until changed; `match` omitted: for every request. */
export type ModeChange<Mode extends string> = {
  mode: Mode;
  times?: number;
  delayMs?: number;
  match?: string;
};

/** What is recorded of a request, whatever the service. */
export type Recorded<Mode extends string> = {
  receivedAt: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  rawBody: string;
  /** Null when a refusal answered before any mode could. */
  mode: Mode | null;
  /** Null when nothing was answered: hang, reset. */
  status: number | null;
  accepted: boolean;
};

export type ServiceOptions<Mode extends string, Post> = {
  port?: number;
  /** Asked for every request for which no change was asked for; without it the usual mode answers. */
  chooseMode?: () => Mode;
  /** Told of every post: the log forgets the oldest. */
  onPost?: (post: Post) => void;
};

type Service<Mode extends string, Facts> = ServiceOptions<Mode, Recorded<Mode> & Facts> & {
  /** Requests of other paths and methods are answered 404 and 405. */
  path: RegExp;
  methods?: string[];
  modes: Record<Mode, Answer>;
  usual: Mode;
  /** What this service records besides, the text that a `match` is looked for in, and its refusal. */
  read: (received: Received) => { facts: Facts; text?: string; refusal?: Response };
};

/**
 * A service that records what it is sent (`GET` and `DELETE /__log`) and answers by a mode that tests
 * change (`POST` and `DELETE /__control`); `?match=` limits both to requests that contain a text.
 */
export function startService<Mode extends string, Facts>(
  service: Service<Mode, Facts>,
): Promise<StandIn> {
  const { path, methods = ["POST"], modes, usual, chooseMode, read, onPost } = service;
  let changes: ModeChange<Mode>[] = [];
  let log: { text: string; post: Recorded<Mode> & Facts }[] = [];

  /** The change for this text, newest match first, then the one for all; uses up one of its times. */
  function consumeChange(text: string): ModeChange<Mode> {
    const matched = changes.find(({ match }) => match !== undefined && text.includes(match));
    const change = matched ?? changes.find(({ match }) => match === undefined);
    if (!change) return { mode: chooseMode?.() ?? usual };
    if (change.times !== undefined) change.times -= 1;
    if (change.times === 0) changes = changes.filter((other) => other !== change);
    return change;
  }

  async function receive(received: Received): Promise<Reply> {
    const { facts, text = received.body, refusal } = read(received);
    const change = refusal ? null : consumeChange(text);
    const answer = change && modes[change.mode];
    const reply = answer?.reply(received) ?? refusal ?? "hang";
    const post = {
      receivedAt: new Date().toISOString(),
      method: received.method,
      path: received.url.pathname,
      headers: received.headers,
      rawBody: received.body,
      mode: change?.mode ?? null,
      status: reply instanceof Response ? reply.status : null,
      accepted: answer?.accepted ?? false,
      ...facts,
    };
    // Recorded before the delay: the post has arrived, whether or not the client waits for the answer.
    log = [...log, { text, post }].slice(-MAX_POSTS);
    onPost?.(post);
    const delayMs = change?.delayMs ?? answer?.delayMs ?? 0;
    if (delayMs > 0) await sleep(delayMs, undefined, { ref: false });
    return reply;
  }

  function control({ method: asked, url, body }: Received): Response {
    const match = url.searchParams.get("match");
    if (asked === "POST") {
      // The body is a test's own; a mode that is misspelled is said.
      const change = Object(parseJson(body)) as ModeChange<Mode>;
      if (!Object.hasOwn(modes, change.mode))
        return jsonError(400, `mode is one of ${Object.keys(modes).join(", ")}`);
      changes = [change, ...changes.filter((other) => other.match !== change.match)];
    } else {
      changes = match === null ? [] : changes.filter((change) => change.match !== match);
    }
    return new Response(null, { status: 204 });
  }

  function answerLog({ method: asked, url }: Received): Response {
    const match = url.searchParams.get("match") ?? "";
    if (asked !== "DELETE") {
      const found = log.filter(({ text }) => text.includes(match));
      return Response.json({ posts: found.map(({ post }) => post) });
    }
    log = log.filter(({ text }) => !text.includes(match));
    return new Response(null, { status: 204 });
  }

  return startServer((received) => {
    const { pathname } = received.url;
    if (pathname === "/__control") return control(received);
    if (pathname === "/__log") return answerLog(received);
    if (!path.test(pathname)) return jsonError(404, "Not found");
    const isAllowed = methods.includes(received.method);
    return isAllowed ? receive(received) : jsonError(405, `Use ${methods.join(" or ")}`);
  }, service.port);
}
