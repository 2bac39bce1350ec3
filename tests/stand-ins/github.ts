import { parseJson, type Received, type Reply, type StandIn } from "./http-server.ts";
import {
  blobId,
  commitFiles,
  contentAt,
  contentOf,
  filesBelow,
  filesIn,
  idOf,
  mayWrite,
  newestCommits,
  pathsOf,
  type Repository,
} from "./repository.ts";
import { failure, refusal, repositoryModes } from "./repository-modes.ts";
import { type Answer, type Recorded, startService } from "./service.ts";

type GithubMode = keyof ReturnType<typeof modesOf>;

export type GithubRequest = Recorded<GithubMode>;

const MESSAGES = {
  "401": "Bad credentials",
  "403": "Resource not accessible",
  "404": "No commit found for the ref main",
  "500": "Server Error",
};

type Options = { port?: number; files?: Record<string, string | Uint8Array> };

/**
 * GitHub's contents API and what makes a commit of several files, for any repository: each begins without files, or with `files` (path: text). A file is put
 * there with a PUT without `sha`. `GET /__commits/<owner>/<name>` lists what was committed, DELETE takes it back.
 */
export function startGithub({ port = 0, files = {} }: Options = {}): Promise<StandIn> {
  return startService<GithubMode, object>({
    port,
    path: /^\/(repos|__commits)\/[^/]+\/[^/]+(\/contents(\/.*)?|\/commits(\/\w+)?|\/git\/.+)?$/,
    methods: ["GET", "PUT", "POST", "PATCH", "DELETE"],
    modes: modesOf(files),
    usual: "ok",
    read: ({ method, url, headers, body }) => ({
      facts: {},
      text: `${method} ${url.pathname}\n${body}`,
      ...(!headers["user-agent"] && { refusal: failure(403, "Request forbidden") }),
    }),
  });
}

function modesOf(files: Options["files"]) {
  return {
    ...repositoryModes(respond, MESSAGES, files),
    "rate-limit": refusal(403, "API rate limit exceeded", { "x-ratelimit-remaining": "0" }),
    "429": refusal(429, "Too many requests"),
    // Of many requests at once: https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
    "secondary-limit": refusal(403, "You have exceeded a secondary rate limit", {
      "retry-after": "60",
    }),
    "no-repository": refusal(404, "Not Found"),
    // Another file was committed at the same moment.
    "other-commit": refusal(409, "is at 1234567 but expected 89abcde"),
  } satisfies Record<string, Answer>;
}

function respond(
  { method, url, headers, body }: Received,
  repositoryOf: (name: string) => Repository,
): Reply {
  const [, area, owner, name, what, ...parts] = decodeURIComponent(url.pathname).split("/");
  const repository = repositoryOf(`${owner}/${name}`);
  const { searchParams } = url;
  if (area === "__commits" && method === "DELETE") return beginAgain(repository);
  if (area === "__commits") return Response.json({ commits: repository.commits });
  const path = parts.join("/");
  if (what === "commits" && path)
    return Response.json({ files: pathsOf(repository, path).map((filename) => ({ filename })) });
  if (what === "commits") return listCommits(repository, searchParams);
  if (what === "contents" && path === "") return listRoot(repository, searchParams.get("ref"));
  if (what === "git") return respondGit(repository, `${method} ${path}`, Object(parseJson(body)));
  if (path === "") return describeRepository(`${owner}/${name}`, mayWrite(headers));
  if (method === "PUT") return put(repository, path, body);
  const content = contentAt(repository, path, searchParams.get("ref"));
  if (content !== undefined && headers.accept?.includes("raw"))
    return new Response(Buffer.from(content, "base64"));
  if (content !== undefined) return Response.json(answerFor(path, content));
  const inside = filesIn(repository, path, searchParams.get("ref"));
  if (inside.length === 0) return failure(404, "Not Found");
  return Response.json(
    inside.map(([it, text]) => ({ ...answerFor(it, text), content: undefined })),
  );
}

function beginAgain({ files, initial, commits }: Repository): Response {
  files.clear();
  for (const [path, content] of initial) files.set(path, content);
  commits.length = 0;
  return new Response(null, { status: 204 });
}

/** What the token may do, and the day on which it ends. */
function describeRepository(name: string, push: boolean): Response {
  const headers = { "GitHub-Authentication-Token-Expiration": "2027-01-31 09:00:00 +0200" };
  return Response.json({ full_name: name, permissions: { push, pull: true } }, { headers });
}

/** The id of its one folder is that of the commit. */
function listRoot({ commits }: Repository, ref: string | null): Response {
  const { sha = idOf() } = commits.find((it) => it.sha === ref) ?? commits.at(-1) ?? {};
  return Response.json([{ type: "dir", path: "content", sha }]);
}

function answerFor(path: string, content: string) {
  return { type: "file", path, sha: blobId(content), content };
}

function listCommits(repository: Repository, query: URLSearchParams): Response {
  const count = Number(query.get("per_page") ?? 30);
  const found = newestCommits(repository, count, query.get("path") ?? "");
  return Response.json(
    found.map(({ sha, parents, message, author, date }) => ({
      sha,
      parents: parents.map((parent) => ({ sha: parent })),
      commit: { message, author: { ...author, date } },
    })),
  );
}

type Author = { name: string; email: string };
type Put = { content: string; message: string; author?: Author; sha?: string };

type Git = {
  tree: string | { path: string; content?: string; sha?: string | null }[];
  message: string;
  author: Author;
  parents: string[];
  sha: string;
};

/** https://docs.github.com/en/rest/git: a tree, a commit of it, and the branch that moves to it. */
function respondGit(repository: Repository, asked: string, body: Git): Reply {
  const { commits, trees, prepared } = repository;
  const head = commits.at(-1)?.sha ?? "";
  const [, blob = ""] = /^GET blobs\/(\w+)$/.exec(asked) ?? [];
  const content = blob && contentOf(repository, blob);
  if (blob) return content ? Response.json({ content }) : failure(404, "Not Found");
  const [, ref] = /^GET trees\/(\w+)$/.exec(asked) ?? [];
  if (ref) {
    const files = filesBelow(repository, "content", ref);
    const tree = files.map(([path, text]) => ({
      ...{ path: path.slice("content/".length), type: "blob", sha: blobId(text) },
    }));
    return Response.json({ tree, truncated: false });
  }
  if (asked.startsWith("GET ref/")) return Response.json({ object: { sha: head } });
  if (asked.startsWith("GET commits/")) return Response.json({ tree: { sha: head } });
  if (asked === "POST trees" && typeof body.tree === "object") {
    const files = body.tree.map(({ path, content, sha }) => ({
      path,
      content:
        content !== undefined
          ? Buffer.from(content).toString("base64")
          : sha
            ? contentOf(repository, sha)
            : null,
    }));
    const lost = files.find(
      (it) => it.content === undefined || (it.content === null && !repository.files.has(it.path)),
    );
    if (lost) return failure(422, "GitRPC::BadObjectState");
    const id = idOf(files);
    trees.set(id, files as { path: string; content: string | null }[]);
    return Response.json({ sha: id }, { status: 201 });
  }
  if (asked === "POST commits") {
    const { message, author, parents } = body;
    const files = trees.get(String(body.tree)) ?? [];
    const id = idOf(files, message, parents, commits.length);
    prepared.set(id, { files, message, author, parent: parents[0] ?? "" });
    return Response.json({ sha: id }, { status: 201 });
  }
  const commit = prepared.get(body.sha);
  if (!commit || commit.parent !== head) return failure(422, "Update is not a fast forward");
  commitFiles(repository, commit);
  // As git names it.
  const made = commits.at(-1);
  if (made) made.sha = body.sha;
  return Response.json({ object: { sha: body.sha } });
}

function put(repository: Repository, path: string, body: string): Reply {
  const { content, sha, message, author } = Object(parseJson(body)) as Put;
  const before = repository.files.get(path);
  if (before !== undefined && sha === undefined) return failure(422, '"sha" wasn\'t supplied.');
  if (before !== undefined && sha !== blobId(before)) return failure(409, `${path} does not match`);
  if (author && !(author.name && author.email)) return failure(422, "Invalid request");
  const by = author ?? { name: "git", email: "git@x.test" };
  const commit = commitFiles(repository, { files: [{ path, content }], message, author: by });
  return Response.json({ content: answerFor(path, content), commit: { sha: commit } });
}
