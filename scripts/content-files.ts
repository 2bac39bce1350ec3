import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { LOCAL_REPOSITORY } from "../app/features/editor/stores/local-repository.ts";
import { answerGit } from "./content-commit.ts";
import { type Answer, type Content, notFound, openContent, readBody } from "./content-folder.ts";
import type { Saved } from "./content-history.ts";
import { root } from "./tools.ts";

const REPOSITORY = `/repos/${LOCAL_REPOSITORY}`;

/** Serves content/ to the site on this machine as GitHub's API does, to whoever has the token of this run. */
export async function serveContentFiles(folder = root) {
  const token = randomBytes(24).toString("base64url");
  const content = openContent(folder);
  const server = http.createServer((request, response) => {
    answer(request, content, token).then(
      ({ status, body }) => send(response, status, body),
      (error) => send(response, 500, { message: String(error) }),
    );
  });
  // A request of a browser has no token, so a page that is open elsewhere can do nothing here.
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    CONTENT_REPOSITORY: `http://127.0.0.1:${port}/${LOCAL_REPOSITORY}`,
    CONTENT_TOKEN: token,
  };
}

async function answer(request: IncomingMessage, content: Content, token: string): Promise<Answer> {
  if (!isSame(request.headers.authorization ?? "", `Bearer ${token}`))
    return { status: 401, body: { message: "Bad credentials" } };
  const { pathname, searchParams } = new URL(`http://${request.headers.host}${request.url}`);
  if (pathname === REPOSITORY) return { status: 200, body: {} };
  const [area = "", ...parts] = pathname.slice(`${REPOSITORY}/`.length).split("/");
  const asked = decodeURIComponent(parts.join("/"));
  if (area === "git") return answerGit(request, content, asked);
  if (area === "commits") return { status: 200, body: describeSaved(content, asked, searchParams) };
  if (area !== "contents") return notFound;
  if (request.method === "PUT") return put(content, asked, await readBody(request));
  const ref = searchParams.get("ref") ?? "";
  if (asked === "")
    return { status: 200, body: [{ type: "dir", path: "content", sha: refOf(ref) }] };
  const bytes = content.read(asked, ref);
  if (!bytes) {
    const listed = content.list(ref, asked);
    return listed.length > 0 ? { status: 200, body: listed } : notFound;
  }
  if (request.headers.accept?.includes("raw")) return { status: 200, body: bytes };
  return { status: 200, body: { ...content.entryOf(asked, bytes), content: base64(bytes) } };
}

/** A branch has the present files. */
const refOf = (ref: string) => (/^[0-9a-f]{40}$/.test(ref) ? ref : "present");
const base64 = (bytes: Buffer) => bytes.toString("base64");

function put(content: Content, file: string, body: string): Answer {
  const posted = JSON.parse(body) as { content: string; sha?: string; message: string };
  const author = { name: "", email: "", ...Object(Reflect.get(posted, "author")) };
  const before = content.read(file);
  if (!content.isInside(file)) return notFound;
  if ((before ? content.entryOf(file, before).sha : undefined) !== posted.sha)
    return { status: posted.sha ? 409 : 422, body: { message: "does not match" } };
  const bytes = Buffer.from(posted.content, "base64");
  const sha = content.write([{ path: file, bytes }], { message: posted.message, author });
  return { status: 200, body: { commit: { sha } } };
}

/** One of them with its files, or the last ones to a file or folder. */
function describeSaved({ history }: Content, id: string, query: URLSearchParams) {
  const saved = history.list();
  const one = saved.find((it) => it.id === id);
  if (id) return { files: one?.files.map(({ path }) => ({ filename: path })) ?? [] };
  const within = `${query.get("path") ?? ""}/`;
  const found = saved.filter(({ files }) =>
    files.some(({ path }) => within === "/" || `${path}/`.startsWith(within)),
  );
  return found
    .toReversed()
    .slice(0, Number(query.get("per_page")))
    .map(describeCommit);
}

function describeCommit({ id, parent, message, author, date }: Saved) {
  return { sha: id, parents: [{ sha: parent }], commit: { message, author: { ...author, date } } };
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((it) => createHash("sha256").update(it).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

function send(response: ServerResponse, status: number, body: unknown) {
  if (Buffer.isBuffer(body)) return void response.writeHead(status).end(body);
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
}
