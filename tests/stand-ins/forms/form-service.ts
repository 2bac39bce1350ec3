import { setTimeout as sleep } from "node:timers/promises";
import { jsonError, type Received, type Reply, type StandIn, startServer } from "../http-server.ts";
import { createModeSwitch, type Usual } from "../mode-switch.ts";
import { createRequestLog } from "../request-log.ts";
import { findViolations, parseJson, type Violation } from "./form-contract.ts";
import { type FormMode, formAnswer, formModeNames, tooManyPosts } from "./form-modes.ts";
import { createPostLimit } from "./post-limit.ts";

export type FormPost = {
  id: number;
  receivedAt: string;
  path: string;
  form: string;
  headers: Record<string, string>;
  rawBody: string;
  json: unknown;
  /** Null when the limit or a violation answered before any mode could. */
  mode: FormMode | null;
  /** Null when nothing was answered: hang, hang_accepted, reset. */
  status: number | null;
  accepted: boolean;
  spam: boolean;
  violations: string[];
};

type FormServiceOptions = {
  port?: number;
  limitPerMinute?: number | null;
  usual?: Usual<FormMode>;
  /** Told of every post: the log forgets the oldest. */
  onPost?: (post: FormPost) => void;
};

type Outcome = {
  reply: Reply;
  mode: FormMode | null;
  accepted: boolean;
  spam: boolean;
  delayMs: number;
};

/** Starts the form-collection stand-in; `limitPerMinute` is per form, null switches it off. */
export function startFormService(options: FormServiceOptions = {}): Promise<StandIn> {
  const { port = 0, limitPerMinute = 20, usual = "ok", onPost = () => {} } = options;
  const modes = createModeSwitch(formModeNames, usual);
  const log = createRequestLog<FormPost>("posts", (post) => post.rawBody);
  const secondsToWait = createPostLimit(limitPerMinute);
  let lastId = 0;

  async function receivePost(form: string, received: Received): Promise<Reply> {
    const violations = findViolations(form, received);
    const outcome = chooseOutcome(form, received.body, violations);
    lastId += 1;
    // Logged before the delay: the post has arrived, whether or not the client stays for the answer.
    const post = describePost(lastId, form, received, violations, outcome);
    log.add(post);
    onPost(post);
    if (outcome.delayMs > 0) await sleep(outcome.delayMs, undefined, { ref: false });
    return outcome.reply;
  }

  function chooseOutcome(form: string, body: string, [violation]: Violation[]): Outcome {
    const wait = secondsToWait(form);
    if (wait > 0) return refuse(tooManyPosts(wait));
    if (violation) return refuse(violation.reply);

    const { mode, delayMs } = modes.take(body);
    const answer = formAnswer(mode);
    return {
      reply: answer.reply(parseJson(body)),
      mode,
      accepted: answer.accepted,
      spam: answer.spam ?? false,
      delayMs: delayMs ?? answer.delayMs ?? 0,
    };
  }

  return startServer((received) => {
    const { pathname } = received.url;
    if (pathname === "/__control") return modes.answer(received);
    if (pathname === "/__log") return log.answer(received);

    const form = /^\/f\/([^/]+)$/.exec(pathname)?.[1];
    if (form === undefined) return jsonError(404, "Not found");
    if (received.method !== "POST") return jsonError(405, "Use POST");
    return receivePost(form, received);
  }, port);
}

function refuse(reply: Response): Outcome {
  return { reply, mode: null, accepted: false, spam: false, delayMs: 0 };
}

function describePost(
  id: number,
  form: string,
  { url, headers, body }: Received,
  violations: Violation[],
  { reply, mode, accepted, spam }: Outcome,
): FormPost {
  return {
    id,
    receivedAt: new Date().toISOString(),
    path: url.pathname,
    form,
    headers,
    rawBody: body,
    json: parseJson(body),
    mode,
    status: reply instanceof Response ? reply.status : null,
    accepted,
    spam,
    violations: violations.map(({ text }) => text),
  };
}
