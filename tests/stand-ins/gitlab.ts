import { parseJson, type Received, type Reply, type StandIn } from "./http-server.ts";
import {
  blobId,
  commitFiles,
  contentAt,
  contentOf,
  filesBelow,
  filesIn,
  mayWrite,
  newestCommits,
  pathsOf,
  type Repository,
} from "./repository.ts";
import { failure, refusal, repositoryModes } from "./repository-modes.ts";
import { type Recorded, startService } from "./service.ts";

const modes = () => ({
  ...repositoryModes(respond, {
    "401": "401 Unauthorized",
    "403": "insufficient_scope",
    "404": "404 Commit Not Found",
    "500": "500 Internal Server Error",
  }),
  "rate-limit": refusal(429, "Retry later"),
});

type GitlabMode = keyof ReturnType<typeof modes>;

export type GitlabRequest = Recorded<GitlabMode>;

/** GitLab's repository files, tree and commits, below /gitlab. A file is put there with a PUT without `last_commit_id`. */
export function startGitlab({ port = 0 }: { port?: number } = {}): Promise<StandIn> {
  return startService<GitlabMode, object>({
    port,
    path: /^\/gitlab\/api\/v4\/(personal_access_tokens\/self$|projects\/[^/]+\/repository\/(files\/[^/]+(\/raw)?|blobs\/\w+\/raw|tree|commits(\/\w+\/diff)?)$)/,
    methods: ["GET", "PUT", "POST"],
    modes: modes(),
    usual: "ok",
    read: ({ method, url, body }) => ({ facts: {}, text: `${method} ${url.pathname}\n${body}` }),
  });
}

function respond(
  { method, url, headers, body }: Received,
  repositoryOf: (name: string) => Repository,
): Reply {
  if (url.pathname.endsWith("/self"))
    return Response.json({
      expires_at: "2027-01-31",
      scopes: [mayWrite(headers) ? "api" : "read_api"],
      active: true,
    });
  const [, , , , , project = "", , what, file = "", form] = url.pathname.split("/");
  const repository = repositoryOf(decodeURIComponent(project));
  const { searchParams } = url;
  const path = decodeURIComponent(file);
  if (what === "commits" && method === "POST") return postCommit(repository, body);
  if (what === "commits" && form === "diff")
    return Response.json(pathsOf(repository, file).map((it) => ({ old_path: it, new_path: it })));
  if (what === "blobs") {
    const content = contentOf(repository, path);
    if (content === undefined) return failure(404, "404 Blob Not Found");
    return new Response(Buffer.from(content, "base64"));
  }
  if (what === "commits") {
    const count = Number(searchParams.get("per_page") ?? 20);
    const found = newestCommits(repository, count, searchParams.get("path") ?? "");
    return Response.json(
      found.map(({ sha, parents, message, author, date }) => ({
        ...{ id: sha, parent_ids: parents, title: message, message },
        ...{ author_name: author.name, author_email: author.email, authored_date: date },
      })),
    );
  }
  if (what === "tree") {
    const files = searchParams.has("recursive") ? filesBelow : filesIn;
    const inside = files(repository, searchParams.get("path") ?? "", searchParams.get("ref"));
    if (inside.length === 0) return failure(404, "404 Tree Not Found");
    const size = Number(searchParams.get("per_page"));
    const page = Number(searchParams.get("page"));
    return Response.json(
      inside
        .slice(size * (page - 1), size * page)
        .map(([it, text]) => ({ id: blobId(text), path: it, type: "blob" })),
    );
  }
  if (method === "POST" && repository.files.has(path))
    return failure(400, "A file with this name already exists");
  if (method !== "GET") return put(repository, path, body);
  const content = contentAt(repository, path, searchParams.get("ref"));
  if (content === undefined) return failure(404, "404 File Not Found");
  if (form === "raw") return new Response(Buffer.from(content, "base64"));
  const last = newestCommits(repository, 1, path)[0]?.sha;
  return Response.json({
    blob_id: blobId(content),
    last_commit_id: last,
    content,
    encoding: "base64",
  });
}

function put(repository: Repository, path: string, body: string): Reply {
  const posted = Object(parseJson(body)) as Record<string, string>;
  const { content = "", commit_message: message = "", author_name: name = "git" } = posted;
  const last = newestCommits(repository, 1, path)[0]?.sha;
  if (last && posted.last_commit_id !== last)
    return failure(
      400,
      "You are attempting to update a file that has changed since you started editing it.",
    );
  const author = { name, email: posted.author_email ?? "git@x.test" };
  commitFiles(repository, { files: [{ path, content }], message, author });
  return Response.json({ file_path: path, branch: posted.branch });
}

type Action = { action: "create" | "update" | "delete"; file_path: string; content?: string };

function postCommit(repository: Repository, body: string): Reply {
  const posted = Object(parseJson(body)) as Record<string, string> & { actions: Action[] };
  const isWrong = posted.actions.some(
    ({ action, file_path: path }) => repository.files.has(path) === (action === "create"),
  );
  if (isWrong) return failure(400, "A file with this name already exists, or does not exist");
  const files = posted.actions.map(({ file_path: path, content = null }) => ({ path, content }));
  const { commit_message: message = "", author_name: name = "", author_email: email = "" } = posted;
  const id = commitFiles(repository, { files, message, author: { name, email } });
  return Response.json({ id }, { status: 201 });
}
