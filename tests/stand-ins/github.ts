import { createHash } from "node:crypto";
import { parseJson, type Received, type Reply, type StandIn } from "./http-server.ts";
import { type Answer, type Recorded, startService } from "./service.ts";

type GithubMode = keyof ReturnType<typeof modesOf>;

export type GithubRequest = Recorded<GithubMode>;

export type Commit = {
  sha: string;
  message: string;
  path: string;
  content: string;
  author: { name: string; email: string };
  date: string;
};

type Repository = { files: Map<string, string>; commits: Commit[] };

/** As git names the content of a file; `content` is its base64. */
function blobId(content: string): string {
  const bytes = Buffer.from(content, "base64");
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/**
 * GitHub's contents API for any repository: each begins without files, or with `files` (path: text). A file is put
 * there with a PUT without `sha`. `GET /__commits/<owner>/<name>` lists what was committed.
 */
export function startGithub({
  port = 0,
  files = {},
}: {
  port?: number;
  files?: Record<string, string>;
} = {}): Promise<StandIn> {
  const repositories = new Map<string, Repository>();
  function repositoryOf(name: string): Repository {
    const given = Object.entries(files).map(([path, text]): [string, string] => [
      path,
      Buffer.from(text).toString("base64"),
    ]);
    const repository = repositories.get(name) ?? { files: new Map(given), commits: [] };
    repositories.set(name, repository);
    return repository;
  }
  return startService<GithubMode, object>({
    port,
    path: /^\/(repos|__commits)\/[^/]+\/[^/]+(\/contents(\/.*)?|\/commits)?$/,
    methods: ["GET", "PUT"],
    modes: modesOf(repositoryOf),
    usual: "ok",
    read: ({ method, url, headers, body }) => ({
      facts: {},
      text: `${method} ${url.pathname}\n${body}`,
      ...(headers["user-agent"]
        ? {}
        : { refusal: failure(403, "Request forbidden by administrative rules") }),
    }),
  });
}

function modesOf(repositoryOf: (name: string) => Repository) {
  const serve = (received: Received) => respond(received, repositoryOf);
  return {
    ok: { reply: serve, accepted: true },
    slow: { reply: serve, accepted: true, delayMs: 12_000 },
    "401": { reply: () => failure(401, "Bad credentials"), accepted: false },
    "403": {
      reply: () => failure(403, "Resource not accessible by personal access token"),
      accepted: false,
    },
    "rate-limit": {
      reply: () => failure(403, "API rate limit exceeded", { "x-ratelimit-remaining": "0" }),
      accepted: false,
    },
    "no-branch": { reply: () => failure(404, "No commit found for the ref main"), accepted: false },
    "no-repository": { reply: () => failure(404, "Not Found"), accepted: false },
    "500": { reply: () => failure(500, "Server Error"), accepted: false },
    reset: { reply: () => "reset", accepted: false },
    half: { reply: () => new Response('{"sha":"1234', { status: 200 }), accepted: false },
    // Done, although the answer is lost.
    "done-500": { reply: done(serve, () => failure(502, "Bad Gateway")), accepted: true },
    "done-half": { reply: done(serve, () => new Response('{"commit":{"sha"')), accepted: true },
    // Another file was committed at the same moment.
    "other-commit": {
      reply: () => failure(409, "is at 1234567 but expected 89abcde"),
      accepted: false,
    },
  } satisfies Record<string, Answer>;
}

function done(serve: (received: Received) => Reply, answer: () => Reply) {
  return (received: Received) => {
    serve(received);
    return answer();
  };
}

function respond(
  { method, url, body }: Received,
  repositoryOf: (name: string) => Repository,
): Reply {
  const [, area, owner, name, , ...parts] = decodeURIComponent(url.pathname).split("/");
  const repository = repositoryOf(`${owner}/${name}`);
  if (area === "__commits") return Response.json({ commits: repository.commits });
  if (url.pathname.endsWith("/commits")) return listCommits(repository, url.searchParams);
  const path = parts.join("/");
  if (path === "") return Response.json({ full_name: `${owner}/${name}` });
  if (method === "PUT") return put(repository, path, body);
  const content = contentAt(repository, path, url.searchParams.get("ref"));
  if (content !== undefined) return Response.json(answerFor(path, content));
  const inside = [...repository.files].filter(([it]) => it.replace(/\/[^/]+$/, "") === path);
  if (inside.length === 0) return failure(404, "Not Found");
  return Response.json(
    inside.map(([it, text]) => ({ ...answerFor(it, text), content: undefined })),
  );
}

/** Of a commit, or the last one. */
function contentAt({ files, commits }: Repository, path: string, ref: string | null) {
  const at = commits.findIndex(({ sha }) => sha === ref);
  if (at < 0) return files.get(path);
  return commits.slice(0, at + 1).findLast((commit) => commit.path === path)?.content;
}

function listCommits({ commits }: Repository, query: URLSearchParams): Response {
  const path = query.get("path") ?? "";
  const found = commits.flatMap((commit, at) => {
    if (!`${commit.path}/`.startsWith(path && `${path}/`)) return [];
    const { sha, message, author, date } = commit;
    const parents = commits
      .slice(0, at)
      .slice(-1)
      .map((it) => ({ sha: it.sha }));
    return { sha, parents, commit: { message, author: { ...author, date } } };
  });
  return Response.json(found.toReversed().slice(0, Number(query.get("per_page") ?? 30)));
}

function answerFor(path: string, content: string) {
  return { type: "file", path, sha: blobId(content), content };
}

function put({ files, commits }: Repository, path: string, body: string): Reply {
  const { content, sha, message, author } = Object(parseJson(body)) as Commit & { sha?: string };
  const before = files.get(path);
  if (before !== undefined && sha === undefined) return failure(422, '"sha" wasn\'t supplied.');
  if (before !== undefined && sha !== blobId(before))
    return failure(409, `${path} does not match ${sha}`);
  if (author && !(author.name && author.email)) return failure(422, "Invalid request");
  files.set(path, content);
  const id = createHash("sha1").update(`${commits.length} ${path} ${content}`).digest("hex");
  const date = new Date().toISOString();
  commits.push({
    sha: id,
    message,
    path,
    content,
    author: author ?? { name: "git", email: "git@x.test" },
    date,
  });
  return Response.json({ content: answerFor(path, content), commit: { sha: id } });
}

function failure(status: number, message: string, headers?: Record<string, string>): Response {
  return Response.json({ message }, { status, headers });
}
