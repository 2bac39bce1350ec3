import type { Received, Reply } from "./http-server.ts";
import { openRepositories, type Repository } from "./repository.ts";
import type { Answer } from "./service.ts";

type Files = Record<string, string | Uint8Array>;
type Respond = (received: Received, repositoryOf: (name: string) => Repository) => Reply;
/** What the host says of a token, a permission, a branch, and itself. */
type Messages = Record<"401" | "403" | "404" | "500", string>;

/** How any host of repositories answers; each of its repositories begins with these files. */
export function repositoryModes(respond: Respond, messages: Messages, files: Files = {}) {
  const repositoryOf = openRepositories(files);
  const serve = (received: Received) => respond(received, repositoryOf);
  const done = (answer: () => Reply) => (received: Received) => {
    serve(received);
    return answer();
  };
  return {
    ok: { reply: serve, accepted: true },
    slow: { reply: serve, accepted: true, delayMs: 12_000 },
    "401": refusal(401, messages[401]),
    "403": refusal(403, messages[403]),
    "no-branch": refusal(404, messages[404]),
    "500": refusal(500, messages[500]),
    reset: { reply: () => "reset", accepted: false },
    half: { reply: () => new Response('{"sha":"1234'), accepted: false },
    // Done, although the answer is lost.
    "done-500": { reply: done(() => failure(502, "Bad Gateway")), accepted: true },
    "done-half": { reply: done(() => new Response('{"commit":{"sha"')), accepted: true },
  } satisfies Record<string, Answer>;
}

export function refusal(status: number, message: string, headers?: Record<string, string>) {
  return { reply: () => failure(status, message, headers), accepted: false };
}

export function failure(status: number, message: string, headers?: Record<string, string>) {
  return Response.json({ message }, { status, headers });
}
