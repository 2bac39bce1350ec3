import type { z } from "zod";

/** `version` is the id that git gives to the content of a file (its blob). */
export type StoredFile = { text: string; version: string };
export type Listed = { path: string; version: string };
export type Author = { name: string; email: string };
export type Commit = {
  id: string;
  parent?: string;
  message: string;
  author: string;
  time: number;
  /** The commit that it takes back. */
  undoes?: string;
};
export type Change = { text: string; version: string; message: string; author: Author };

export type About = Pick<Change, "message" | "author">;

/**
 * One file of a commit with several, and which version it must have before, or null for none: it gets a text, becomes a
 * file that the repository has elsewhere or had before, or goes.
 */
export type FileChange = { path: string; before: string | null } & (
  | { text: string }
  | { version: string }
  | { isGone: true }
);

/** As git writes it at a revert. */
export const undoing = (message: string, id: string) => `${message}\n\nThis reverts commit ${id}.`;

/** Of the whole message of a commit. */
export function readMessage(whole: string): Pick<Commit, "message" | "undoes"> {
  const undoes = /^This reverts commit (\w+)/m.exec(whole)?.[1];
  return { message: whole.split("\n", 1)[0] ?? "", ...(undoes && { undoes }) };
}

/** Its folder with all that is edited. */
export const CONTENT = "content";

/** The files of the repository that the site is built from; each function throws a StoreError. */
export type ContentStore = {
  /** Null where there is no such file; of a commit, or the last one. */
  read(path: string, commit?: string): Promise<StoredFile | null>;
  /** The id of the commit; null if the file has another version now. */
  write(path: string, change: Change): Promise<string | null>;
  /** The bytes of a file; null where there is none. */
  open(path: string): Promise<Response | null>;
  /** As write, of a file that is not there yet. */
  add(path: string, file: Blob, about: About): Promise<string | null>;
  /** Several files in one commit; null if one of them has another version now. */
  commit(changes: FileChange[], about: About): Promise<string | null>;
  describeToken(): Promise<Token>;
  /** The files of a folder; of a commit, or the last one. */
  list(folder: string, commit?: string): Promise<Listed[]>;
  /** All files of content/; of a commit, or the last one. */
  listAll(commit?: string): Promise<Listed[]>;
  /** A text by its version, also a former one; null where the repository does not have it. */
  recall(version: string): Promise<string | null>;
  /** The files that a commit changed, by their paths. */
  changedBy(commit: string): Promise<string[]>;
  /** The last commits, or those to a file or folder; the newest first. */
  log(count: number, path?: string): Promise<Commit[]>;
};

/** `ends` is null where the host does not say it, or never. */
export type Token = { ends: number | null; mayWrite: boolean };

/** Why the repository did not answer, by what a person does about it. */
export type StoreProblem = "token" | "rights" | "limit" | "missing" | "down";

export class StoreError extends Error {
  readonly problem: StoreProblem;

  constructor(problem: StoreProblem, detail: string) {
    super(detail);
    this.problem = problem;
  }
}

export type Repository = { api: string; name: string; branch: string; token: string };

const TIMEOUT_MS = 8_000;
/** Of a picture of 20 MB. */
export const UPLOAD_TIMEOUT_MS = 60_000;

/** What the repository answers; a broken connection is a StoreError, too. */
export async function ask(
  address: string,
  init: RequestInit,
  timeoutMs = TIMEOUT_MS,
): Promise<Response> {
  try {
    return await fetch(address, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw new StoreError("down", String(error));
  }
}

/** The JSON of an answer, of which half may be missing. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new StoreError("down", `${response.status} ${String(error)}`);
  }
}

/** As readJson, in the shape that it must have. */
export async function readAnswer<Answer>(
  shape: z.ZodType<Answer>,
  response: Response,
): Promise<Answer> {
  const { data, error } = shape.safeParse(await readJson(response));
  if (error) throw new StoreError("down", error.message);
  return data;
}

export async function problemOf(
  response: Response,
  kindOf: (response: Response) => StoreProblem,
): Promise<StoreError> {
  const detail = `${response.status} ${(await response.text().catch(() => "")).slice(0, 300)}`;
  return new StoreError(kindOf(response), detail);
}

/**
 * A commit by `put`, which answers null for a conflict. A conflict over an unchanged file is tried once more. An answer
 * that is lost does not mean that the commit is: the file itself says so.
 */
export async function commitOnce(
  path: string,
  change: Change,
  read: ContentStore["read"],
  put: ContentStore["write"],
  isLast = false,
): Promise<string | null> {
  const wanted = await blobId(change.text);
  const commit = await put(path, change).catch(async (error) => {
    const isUnknown = error instanceof StoreError && error.problem === "down";
    if (isUnknown && (await read(path))?.version === wanted) return wanted;
    throw error;
  });
  if (commit !== null) return commit;
  const now = await read(path);
  if (now?.version === wanted) return wanted;
  if (now?.version !== change.version || isLast) return null;
  return commitOnce(path, change, read, put, true);
}

/** Whether all files have the versions that they must have before. */
export async function isCurrent(
  changes: FileChange[],
  list: (folder: string) => Promise<Listed[]>,
): Promise<boolean> {
  const folders = new Set(changes.map(({ path }) => folderOf(path)));
  const listed = (await Promise.all([...folders].map(list))).flat();
  const versions = new Map(listed.map(({ path, version }) => [path, version]));
  return changes.every(({ path, before }) => (versions.get(path) ?? null) === before);
}

export const folderOf = (path: string) => path.replace(/\/[^/]*$/, "");

/** The id that git gives to a file of this text. */
export async function blobId(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  return toHex(await crypto.subtle.digest("SHA-1", new Uint8Array([...head, ...bytes])));
}

/** The same of a large file, which is not copied for it. */
export async function blobIdOf(file: Blob): Promise<string> {
  const whole = new Blob([`blob ${file.size}\0`, file]);
  const { DigestStream: Digest } = crypto as unknown as { DigestStream: typeof DigestStream };
  const digest = new Digest("SHA-1");
  await whole.stream().pipeTo(digest);
  return toHex(await digest.digest);
}

function toHex(hash: ArrayBuffer): string {
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A multiple of three bytes is base64 without padding. */
const CHUNK_BYTES = 3 * 2 ** 16;

/**
 * A request with a file in base64 as the `content` of its JSON. It is a stream: a Worker has 128 MB, and a picture of
 * 20 MB in the two texts that it would become does not fit.
 */
export function uploadOf(
  { method, headers }: { method: "PUT" | "POST"; headers: Record<string, string> },
  file: Blob,
  fields: object,
): RequestInit {
  const start = new TextEncoder().encode(`${JSON.stringify(fields).slice(0, -1)},"content":"`);
  const end = new TextEncoder().encode('"}');
  const length = start.length + 4 * Math.ceil(file.size / 3) + end.length;
  const { readable, writable } = new FixedLengthStream(length);
  const write = async () => {
    const writer = writable.getWriter();
    await writer.write(start);
    for (let at = 0; at < file.size; at += CHUNK_BYTES) {
      const bytes = new Uint8Array(await file.slice(at, at + CHUNK_BYTES).arrayBuffer());
      await writer.write(new TextEncoder().encode(toBase64(bytes)));
    }
    await writer.write(end);
    await writer.close();
  };
  // A connection that breaks is the request's failure.
  write().catch(() => {});
  return { method, headers: { ...headers, "Content-Type": "application/json" }, body: readable };
}

/** A file by `put`, which answers null if there is one; a lost answer does not mean that the commit is. */
export async function addOnce(
  path: string,
  file: Blob,
  store: Pick<ContentStore, "list">,
  put: () => Promise<string | null>,
): Promise<string | null> {
  const wanted = await blobIdOf(file);
  const isThere = async () => {
    const listed = await store.list(folderOf(path));
    return listed.some((it) => it.path === path && it.version === wanted);
  };
  try {
    return (await put()) ?? ((await isThere()) ? wanted : null);
  } catch (error) {
    const isUnknown = error instanceof StoreError && error.problem === "down";
    if (isUnknown && (await isThere())) return wanted;
    throw error;
  }
}

export function toBase64(content: string | Uint8Array): string {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

export function fromBase64(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64.replaceAll(/\s/g, "")), (it) => it.charCodeAt(0));
}

/** A person sees what to do about it; the log has what the repository said. */
export function logFailure(error: StoreError): void {
  const { problem, message: detail } = error;
  console.error(JSON.stringify({ event: "content.store-failed", problem, detail }));
}
