import { createHash } from "node:crypto";

export type Commit = {
  sha: string;
  message: string;
  path: string;
  /** As base64. */
  content: string;
  author: { name: string; email: string };
  date: string;
};

/** What a host of repositories keeps of one: files by path, as base64, and commits, the oldest first. */
export type Repository = { files: Map<string, string>; commits: Commit[] };

/** Repositories by name; each begins with `files` (path: content). */
export function openRepositories(files: Record<string, string | Uint8Array>) {
  const repositories = new Map<string, Repository>();
  return (name: string): Repository => {
    const given = Object.entries(files).map(([path, text]): [string, string] => [
      path,
      Buffer.from(text).toString("base64"),
    ]);
    const repository = repositories.get(name) ?? { files: new Map(given), commits: [] };
    repositories.set(name, repository);
    return repository;
  };
}

/** As git names the content of a file. */
export function blobId(content: string): string {
  const bytes = Buffer.from(content, "base64");
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

export function commitFile(
  { files, commits }: Repository,
  change: Pick<Commit, "path" | "content" | "message" | "author">,
): string {
  const { path, content } = change;
  files.set(path, content);
  const sha = createHash("sha1").update(`${commits.length} ${path} ${content}`).digest("hex");
  commits.push({ ...change, sha, date: new Date().toISOString() });
  return sha;
}

/** Of a commit, or the last one. */
export function contentAt({ files, commits }: Repository, path: string, ref: string | null) {
  const at = commits.findIndex(({ sha }) => sha === ref);
  if (at < 0) return files.get(path);
  return commits.slice(0, at + 1).findLast((commit) => commit.path === path)?.content;
}

/** The files right in a folder. */
export function filesIn({ files }: Repository, folder: string): [path: string, content: string][] {
  return [...files].filter(([path]) => path.replace(/\/[^/]+$/, "") === folder);
}

/** The newest first, each with those before it; of a file or folder, or all. */
export function newestCommits({ commits }: Repository, count: number, path = "") {
  const found = commits.flatMap((commit, at) => {
    if (!`${commit.path}/`.startsWith(path && `${path}/`)) return [];
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
