import type { IncomingMessage } from "node:http";
import { type Answer, type Content, notFound, readBody } from "./content-folder.ts";
import { newId } from "./content-history.ts";

type Entry = { path: string; content?: string; sha?: string | null };
type Posted = {
  tree?: string | Entry[];
  sha?: string;
  message?: string;
  author?: { name: string; email: string };
};

/** There is one version of the files: the present one. */
const PRESENT = "f".repeat(40);
const prepared = new Map<string, Posted>();

/** GitHub's Git database API: all files, one by its id, and several at once, as a tree, its commit, and the branch that moves to it. */
export async function answerGit(
  request: IncomingMessage,
  content: Content,
  asked: string,
): Promise<Answer> {
  const [what = "", named = ""] = asked.split("/");
  if (request.method === "GET" && what === "blobs") {
    const bytes = content.recall(named);
    return bytes ? { status: 200, body: { content: bytes.toString("base64") } } : notFound;
  }
  if (request.method === "GET" && what === "trees") {
    const files = content.list(named).map((file) => ({ ...file, type: "blob" }));
    const tree = files.map((file) => ({ ...file, path: file.path.slice("content/".length) }));
    return { status: 200, body: { tree, truncated: false } };
  }
  if (request.method === "GET")
    return { status: 200, body: { object: { sha: PRESENT }, tree: { sha: PRESENT } } };
  const posted = JSON.parse(await readBody(request)) as Posted;
  if (what === "trees" || what === "commits") {
    const sha = newId();
    prepared.set(sha, posted);
    return { status: 201, body: { sha } };
  }
  const { sha: id = "" } = posted;
  const { tree = "", message = "", author = { name: "", email: "" } } = prepared.get(id) ?? {};
  const entries = prepared.get(String(tree))?.tree;
  prepared.clear();
  if (!Array.isArray(entries) || !entries.every((entry) => content.isInside(entry.path)))
    return { status: 403, body: { message: "Not a file of content" } };
  // All are read before one is written: a file may take another's place.
  const files = entries.map((entry) => ({ path: entry.path, bytes: bytesOf(content, entry) }));
  content.write(files, { message, author, id });
  return { status: 200, body: { object: { sha: id } } };
}

function bytesOf(content: Content, { content: text, sha }: Entry): Buffer | null {
  if (text !== undefined) return Buffer.from(text);
  if (!sha) return null;
  const found = content.recall(sha);
  if (!found) throw new Error(`There is no file with the id ${sha}.`);
  return found;
}
