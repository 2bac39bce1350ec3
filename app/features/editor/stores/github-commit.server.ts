import { z } from "zod";
import {
  type About,
  ask,
  type FileChange,
  isCurrent,
  type Listed,
  readAnswer,
  type StoreError,
} from "./store.server";

type Git = {
  /** Such as https://api.github.com/repos/ada/site/git. */
  address: string;
  branch: string;
  headers: Record<string, string>;
  problemOf: (response: Response) => Promise<StoreError>;
  list: (folder: string, commit: string) => Promise<Listed[]>;
};

const hasId = z.object({ sha: z.string() });
const refAnswer = z.object({ object: hasId });
const commitAnswer = z.object({ tree: hasId });

/** By the Git database API (https://docs.github.com/en/rest/git/trees). Null if a file has another version now. */
export async function commitFiles(
  git: Git,
  changes: FileChange[],
  about: About,
  isLast = false,
): Promise<string | null> {
  const { address, branch, headers, problemOf, list } = git;
  const ref = `refs/heads/${branch.split("/").map(encodeURIComponent).join("/")}`;

  async function call<Answer>(
    method: string,
    path: string,
    shape: z.ZodType<Answer>,
    body?: object,
  ) {
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await ask(`${address}/${path}`, init);
    if (!response.ok) throw await problemOf(response);
    return readAnswer(shape, response);
  }

  const readHead = async () =>
    (await call("GET", ref.replace("refs/", "ref/"), refAnswer)).object.sha;
  const head = await readHead();
  if (!(await isCurrent(changes, (folder) => list(folder, head)))) return null;
  const { tree: before } = await call("GET", `commits/${head}`, commitAnswer);
  const tree = await call("POST", "trees", hasId, {
    base_tree: before.sha,
    tree: changes.map(entryOf),
  });
  const { message, author } = about;
  const commit = await call("POST", "commits", hasId, {
    ...{ message, tree: tree.sha, parents: [head], author, committer: author },
  });
  const init = {
    method: "PATCH",
    headers,
    body: JSON.stringify({ sha: commit.sha, force: false }),
  };
  const response = await ask(`${address}/${ref}`, init).catch((error: StoreError) => error);
  if (response instanceof Response && response.ok) return commit.sha;
  // A lost answer does not mean that the branch has not moved.
  if (!(response instanceof Response) || response.status >= 500) {
    if ((await readHead()) === commit.sha) return commit.sha;
    throw response instanceof Response ? await problemOf(response) : response;
  }
  // Somebody else's commit reached the branch meanwhile.
  if (response.status !== 422 && response.status !== 409) throw await problemOf(response);
  return isLast ? null : commitFiles(git, changes, about, true);
}

function entryOf(change: FileChange) {
  const entry = { path: change.path, mode: "100644", type: "blob" };
  if ("text" in change) return { ...entry, content: change.text };
  return { ...entry, sha: "version" in change ? change.version : null };
}
