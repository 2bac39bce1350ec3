import type { z } from "zod";
import { toHex } from "~/http/crypto.server";

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

/** One file of a commit. `before` is the version that it must have, null for none. */
export type FileChange = { path: string; before: string | null } & (
  | { text: string }
  | { version: string }
  | { isGone: true }
);

/** The message of a revert, as git writes it. */
export const undoing = (message: string, id: string) => `${message}\n\nThis reverts commit ${id}.`;

export function readMessage(whole: string): Pick<Commit, "message" | "undoes"> {
  const undoes = /^This reverts commit (\w+)/m.exec(whole)?.[1];
  return { message: whole.split("\n", 1)[0] ?? "", ...(undoes && { undoes }) };
}

export const CONTENT = "content";

/** The repository that the site is built from; each function throws a StoreError. */
export type ContentStore = {
  /** At a commit, else at the head of the branch; null without such a file. */
  read(path: string, commit?: string): Promise<StoredFile | null>;
  /** The id of the commit; null if the file has another version now. */
  write(path: string, change: Change): Promise<string | null>;
  open(path: string): Promise<Response | null>;
  /** As `write`, for a new file. */
  add(path: string, file: Blob, about: About): Promise<string | null>;
  /** Null if one of the files has another version now. */
  commit(changes: FileChange[], about: About): Promise<string | null>;
  describeToken(): Promise<Token>;
  list(folder: string, commit?: string): Promise<Listed[]>;
  listAll(commit?: string): Promise<Listed[]>;
  /** A text by its version, also a former one; null where the repository does not have it. */
  recall(version: string): Promise<string | null>;
  changedBy(commit: string): Promise<string[]>;
  /** All commits, or those to a file or folder, the newest first. */
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
/** For a picture of 20 MB. */
export const UPLOAD_TIMEOUT_MS = 60_000;

/** Requests the repository; a broken connection is a StoreError, too. */
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

/** Throws a StoreError for JSON that is cut off. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new StoreError("down", `${response.status} ${String(error)}`);
  }
}

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

/** Commits with `put`, which answers null for a conflict; over an unchanged file it tries once more. */
export async function commitOnce(
  path: string,
  change: Change,
  read: ContentStore["read"],
  put: ContentStore["write"],
  isLast = false,
): Promise<string | null> {
  const wanted = await blobId(change.text);
  // A lost answer need not be a lost commit.
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
  const { length } = new TextEncoder().encode(text);
  const blob = new TextEncoder().encode(`blob ${length}\0${text}`);
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-1", blob)));
}

/** `blobId` of a large file, without copying it. */
export async function blobIdOf(file: Blob): Promise<string> {
  const whole = new Blob([`blob ${file.size}\0`, file]);
  const { DigestStream: Digest } = crypto as unknown as { DigestStream: typeof DigestStream };
  const digest = new Digest("SHA-1");
  await whole.stream().pipeTo(digest);
  return toHex(new Uint8Array(await digest.digest));
}

/** Base64 of a multiple of three bytes has no padding. */
const CHUNK_BYTES = 3 * 2 ** 16;

/** A stream, because the 128 MB of a Worker do not hold a picture of 20 MB and the two texts that it becomes. */
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
  // A broken connection makes the request itself fail.
  write().catch(() => {});
  return { method, headers: { ...headers, "Content-Type": "application/json" }, body: readable };
}

/** Adds a file with `put`, which answers null if there is one. */
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

export function logFailure(error: StoreError): void {
  const { problem, message: detail } = error;
  console.error(JSON.stringify({ event: "content.store-failed", problem, detail }));
}
