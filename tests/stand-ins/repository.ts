import { createHash } from "node:crypto";
import type { Received } from "./http-server.ts";

/** As base64; null where the commit takes the file away. */
type Changed = { path: string; content: string | null };

export type Commit = {
  sha: string;
  message: string;
  files: Changed[];
  author: { name: string; email: string };
  date: string;
};

/**
 * What a host of repositories keeps of one: files by path, as base64, those that it began with, and commits, the oldest
 * first.
 */
export type Repository = {
  files: Map<string, string>;
  initial: Map<string, string>;
  commits: Commit[];
  /** By their ids: what GitHub is told of a commit before the branch has it. */
  trees: Map<string, Changed[]>;
  prepared: Map<string, Pick<Commit, "files" | "message" | "author"> & { parent: string }>;
};

/** Repositories by name; each begins with `files` (path: text or bytes). */
export function openRepositories(files: Record<string, string | Uint8Array>) {
  const repositories = new Map<string, Repository>();
  return (name: string): Repository => {
    const given = Object.entries(files).map(([path, text]): [string, string] => [
      path,
      Buffer.from(text).toString("base64"),
    ]);
    const repository = repositories.get(name) ?? {
      ...{ files: new Map(given), initial: new Map(given), commits: [] },
      ...{ trees: new Map(), prepared: new Map() },
    };
    repositories.set(name, repository);
    return repository;
  };
}

/** As git names the content of a file. */
export function blobId(content: string): string {
  const bytes = Buffer.from(content, "base64");
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

export function commitFiles(
  { files, commits }: Repository,
  change: Pick<Commit, "files" | "message" | "author">,
): string {
  apply(files, change.files);
  const sha = idOf(commits.length, change);
  commits.push({ ...change, sha, date: new Date().toISOString() });
  return sha;
}

export function idOf(...parts: unknown[]): string {
  return createHash("sha1").update(JSON.stringify(parts)).digest("hex");
}

function apply(files: Map<string, string>, changes: Changed[]): void {
  for (const { path, content } of changes)
    if (content === null) files.delete(path);
    else files.set(path, content);
}

/** Of a commit, or the last one. */
function filesAt({ files, initial, commits }: Repository, ref: string | null) {
  const at = commits.findIndex(({ sha }) => sha === ref);
  if (at < 0) return files;
  const then = new Map(initial);
  for (const commit of commits.slice(0, at + 1)) apply(then, commit.files);
  return then;
}

export function contentAt(repository: Repository, path: string, ref: string | null) {
  return filesAt(repository, ref).get(path);
}

/** The files right in a folder. */
export function filesIn(
  repository: Repository,
  folder: string,
  ref: string | null,
): [path: string, content: string][] {
  const files = filesAt(repository, ref);
  return [...files].filter(([path]) => path.replace(/\/[^/]+$/, "") === folder);
}

/** All files below a folder. */
export function filesBelow(repository: Repository, folder: string, ref: string | null) {
  return [...filesAt(repository, ref)].filter(([path]) => path.startsWith(`${folder}/`));
}

/** The paths that a commit changed. */
export function pathsOf({ commits }: Repository, id: string): string[] {
  return commits.find(({ sha }) => sha === id)?.files.map(({ path }) => path) ?? [];
}

/** A file that the repository has or had, by its id. */
export function contentOf({ files, initial, commits }: Repository, id: string): string | undefined {
  const known = [
    ...files.values(),
    ...initial.values(),
    ...commits.flatMap((commit) => commit.files.map(({ content }) => content ?? "")),
  ];
  return known.find((content) => blobId(content) === id);
}

/** The newest first, each with those before it; of a file or folder, or all. */
export function newestCommits({ commits }: Repository, count: number, path = "") {
  const found = commits.flatMap((commit, at) => {
    const isIn = commit.files.some((file) => `${file.path}/`.startsWith(path && `${path}/`));
    if (!isIn) return [];
    return {
      ...commit,
      parents: commits
        .slice(0, at)
        .slice(-1)
        .map(({ sha }) => sha),
    };
  });
  return found.toReversed().slice(0, count);
}

/** The token of a person who may only read; any other may write. */
export const READ_ONLY = "read-only";

export function mayWrite(headers: Received["headers"]): boolean {
  return !`${headers.authorization} ${headers["private-token"]}`.includes(READ_ONLY);
}
