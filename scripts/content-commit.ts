import { globSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { type Answer, blobId, readBody } from "./content-files.ts";

type Entry = { path: string; content?: string; sha?: string | null };
type Body = { tree?: string | Entry[]; sha?: string };

/** There is one version of the files: the present one. */
const PRESENT = "0".repeat(40);
const prepared = new Map<string, Entry[]>();

/** Several files at once, as GitHub's Git database API takes them: a tree, its commit, and the branch that moves to it. */
export async function commitFiles(
  request: IncomingMessage,
  folder: string,
  asked: string,
): Promise<Answer> {
  if (request.method === "GET")
    return { status: 200, body: { object: { sha: PRESENT }, tree: { sha: PRESENT } } };
  const { tree, sha = "" } = JSON.parse(await readBody(request)) as Body;
  if (asked === "trees" && Array.isArray(tree)) {
    const id = blobId(Buffer.from(JSON.stringify(tree)));
    prepared.set(id, tree);
    return { status: 201, body: { sha: id } };
  }
  if (asked === "commits") return { status: 201, body: { sha: tree } };
  const entries = prepared.get(sha) ?? [];
  prepared.clear();
  if (!entries.every((entry) => isContent(folder, entry.path)))
    return { status: 403, body: { message: "Not a file of content" } };
  apply(folder, entries);
  return { status: 200, body: { object: { sha } } };
}

function isContent(folder: string, file: string): boolean {
  return path.resolve(folder, file).startsWith(path.join(folder, "content") + path.sep);
}

/** All are read before one is written: a file may take another's place. */
function apply(folder: string, entries: Entry[]): void {
  const isNamed = entries.some(({ sha }) => sha);
  const files = isNamed ? globSync("content/**/*.*", { cwd: folder }) : [];
  const byId = new Map(files.map((file) => [blobId(readFileSync(path.join(folder, file))), file]));
  const written = entries.map(({ path: file, content, sha }) => {
    const found = sha ? byId.get(sha) : undefined;
    if (sha && !found) throw new Error(`There is no file with the id ${sha}.`);
    const bytes = found ? readFileSync(path.join(folder, found)) : content;
    return { target: path.join(folder, file), bytes };
  });
  for (const { target, bytes } of written) {
    if (bytes === undefined) {
      rmSync(target);
      removeEmpty(path.dirname(target));
    } else {
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, bytes);
    }
  }
}

/** As git, which knows no empty folders. */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It has other files.
  }
}
