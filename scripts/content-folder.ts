import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { blobId, openHistory, type Written } from "./content-history.ts";

/** A picture of 20 MB in base64. */
const MAX_BYTES = 28_000_000;

export type Answer = { status: number; body: unknown };
export const notFound: Answer = { status: 404, body: { message: "Not Found" } };

export type Content = ReturnType<typeof openContent>;

/** The files of content/ in a folder, as they are or as they were before something was saved. */
export function openContent(folder: string) {
  const history = openHistory(folder);
  /** Of this run: a form that is open says which version it was made from. */
  const served = new Map<string, Buffer>();
  const ids = new Map<string, string>();
  const whole = (file: string) => path.resolve(folder, file);
  const isInside = (file: string) =>
    whole(file).startsWith(path.join(folder, "content") + path.sep);

  function read(file: string, ref = ""): Buffer | null {
    if (!isInside(file)) return null;
    const former = history.filesAt(ref).get(file);
    if (former !== undefined) return former === null ? null : history.read(former);
    const isFile = existsSync(whole(file)) && statSync(whole(file)).isFile();
    return isFile ? readFileSync(whole(file)) : null;
  }

  function entryOf(file: string, bytes: Buffer) {
    const sha = blobId(bytes);
    if (/\.(yaml|mdx)$/.test(file)) served.set(sha, bytes);
    return { type: "file", path: file, sha };
  }

  /** The files right in a folder, or all. */
  function list(ref: string, within?: string) {
    const former = history.filesAt(ref);
    const now = globSync("content/**/*.*", { cwd: folder }).map((it) => it.replaceAll("\\", "/"));
    const files = [...new Set([...now, ...former.keys()])];
    return files.flatMap((file) => {
      if (within !== undefined && path.posix.dirname(file) !== within) return [];
      const sha = former.has(file) ? former.get(file) : idOf(file);
      return sha ? { type: "file", path: file, sha } : [];
    });
  }

  /** Cached by time and size. */
  function idOf(file: string): string {
    const { mtimeMs, size } = statSync(whole(file));
    const key = `${file} ${mtimeMs} ${size}`;
    const id = ids.get(key) ?? blobId(readFileSync(whole(file)));
    ids.set(key, id);
    return id;
  }

  const recall = (id: string) => served.get(id) ?? history.read(id) ?? findPresent(id);

  function findPresent(id: string): Buffer | null {
    const file = list("").find(({ sha }) => sha === id);
    return file ? read(file.path) : null;
  }

  function write(files: Written[], about: Parameters<typeof history.record>[1]): string {
    const saved = history.record(files, about);
    for (const { path: file, bytes } of files) {
      if (bytes === null) {
        rmSync(whole(file));
        removeEmpty(path.dirname(whole(file)));
      } else {
        mkdirSync(path.dirname(whole(file)), { recursive: true });
        writeFileSync(whole(file), bytes);
      }
    }
    return saved;
  }

  return { history, isInside, read, entryOf, list, recall, write };
}

/** Git has no empty folders. */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Not empty.
  }
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
