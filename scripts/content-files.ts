import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { LOCAL_REPOSITORY } from "../app/features/editor/local-repository.ts";
import { commitFiles } from "./content-commit.ts";
import { root } from "./tools.ts";

/** A picture of 20 MB in base64. */
const MAX_BYTES = 28_000_000;
const REPOSITORY = `/repos/${LOCAL_REPOSITORY}`;
const CONTENTS = `${REPOSITORY}/contents/`;

/**
 * Serves content/ of this folder to the site on this machine as GitHub's contents API does, for /studio/content. Only
 * who has the token of this run may ask. Returns the variables that the site needs.
 */
export async function serveContentFiles(folder = root) {
  const token = randomBytes(24).toString("base64url");
  const server = http.createServer((request, response) => {
    answer(request, { folder, token }).then(
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

type Served = { folder: string; token: string };
export type Answer = { status: number; body: unknown };

async function answer(request: IncomingMessage, { folder, token }: Served): Promise<Answer> {
  if (!isSame(request.headers.authorization ?? "", `Bearer ${token}`))
    return { status: 401, body: { message: "Bad credentials" } };
  const { pathname } = new URL(`http://${request.headers.host}${request.url}`);
  if (pathname === REPOSITORY) return { status: 200, body: {} };
  if (pathname.startsWith(`${REPOSITORY}/git/`))
    return commitFiles(request, folder, pathname.slice(`${REPOSITORY}/git/`.length));
  // The files of a folder have no history.
  if (pathname === `${REPOSITORY}/commits`) return { status: 200, body: [] };
  const asked = decodeURIComponent(pathname.slice(CONTENTS.length));
  const file = path.resolve(folder, asked);
  const isContent =
    pathname.startsWith(CONTENTS) &&
    `${file}${path.sep}`.startsWith(path.join(folder, "content") + path.sep);
  if (isContent && request.method === "PUT") return put(file, await readBody(request));
  if (!isContent || !existsSync(file)) return { status: 404, body: { message: "Not Found" } };
  if (statSync(file).isDirectory()) return { status: 200, body: listFolder(folder, file) };
  const bytes = readFileSync(file);
  if (request.headers.accept?.includes("raw")) return { status: 200, body: bytes };
  const content = bytes.toString("base64");
  return { status: 200, body: { ...describeFile(folder, file), content } };
}

function listFolder(folder: string, within: string) {
  const entries = readdirSync(within, { withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ name }) => describeFile(folder, path.join(within, name)));
}

function describeFile(folder: string, file: string) {
  const shown = path.relative(folder, file).replaceAll(path.sep, "/");
  return { type: "file", path: shown, sha: blobId(readFileSync(file)) };
}

function put(file: string, body: string): Answer {
  const { content, sha } = JSON.parse(body) as { content: string; sha?: string };
  const before = existsSync(file) ? blobId(readFileSync(file)) : undefined;
  if (before !== sha) return { status: sha ? 409 : 422, body: { message: "does not match" } };
  const bytes = Buffer.from(content, "base64");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return { status: 200, body: { commit: { sha: blobId(bytes) } } };
}

/** As git names the content of a file. */
export function blobId(bytes: Buffer): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error("The file is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
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
