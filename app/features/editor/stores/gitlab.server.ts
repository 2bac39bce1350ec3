import { z } from "zod";
import {
  type About,
  addOnce,
  ask,
  type Change,
  CONTENT,
  type Commit,
  type ContentStore,
  commitOnce,
  type FileChange,
  fromBase64,
  isCurrent,
  type Listed,
  problemOf,
  type Repository,
  readAnswer,
  readMessage,
  type StoredFile,
  StoreError,
  type Token,
  toBase64,
  UPLOAD_TIMEOUT_MS,
  uploadOf,
} from "./store.server";

const fileAnswer = z.object({
  blob_id: z.string(),
  last_commit_id: z.string(),
  content: z.string(),
});
const treeAnswer = z.array(z.object({ id: z.string(), path: z.string(), type: z.string() }));
const diffAnswer = z.array(z.object({ old_path: z.string(), new_path: z.string() }));
/** The most that GitLab lists at once. */
const PAGE_ENTRIES = 100;
const logAnswer = z.array(
  z.object({
    id: z.string(),
    parent_ids: z.array(z.string()),
    message: z.string(),
    author_name: z.string(),
    authored_date: z.iso.datetime({ offset: true }),
  }),
);

const tokenAnswer = z.object({
  expires_at: z.iso.date().nullable(),
  scopes: z.array(z.string()),
});

/** Repository files: https://docs.gitlab.com/api/repository_files/ */
export function openGitlab({ api, name, branch, token }: Repository): ContentStore {
  const headers = { "PRIVATE-TOKEN": token };
  const project = `${api}/projects/${encodeURIComponent(name)}/repository`;

  /** Null for 404, which GitLab also answers for a branch and a project that is not there, or not for this token. */
  async function get<Answer>(address: string, shape: z.ZodType<Answer>): Promise<Answer | null> {
    const response = await ask(address, { headers });
    if (response.status !== 404) {
      if (!response.ok) throw await problemOf(response, kindOf);
      return readAnswer(shape, response);
    }
    const root = await ask(`${project}/commits?ref_name=${encodeURIComponent(branch)}&per_page=1`, {
      headers,
    });
    if (!root.ok) throw await problemOf(root, kindOf);
    return null;
  }

  const fileAddress = (path: string) => `${project}/files/${encodeURIComponent(path)}`;
  const readWhole = (path: string, commit = branch) =>
    get(`${fileAddress(path)}?ref=${encodeURIComponent(commit)}`, fileAnswer);

  async function read(path: string, commit?: string): Promise<StoredFile | null> {
    const answer = await readWhole(path, commit);
    if (!answer) return null;
    return { text: new TextDecoder().decode(fromBase64(answer.content)), version: answer.blob_id };
  }

  /** https://docs.gitlab.com/api/personal_access_tokens/, which project tokens answer for themselves, too. */
  async function describeToken(): Promise<Token> {
    const response = await ask(`${api}/personal_access_tokens/self`, { headers });
    if (!response.ok) throw await problemOf(response, kindOf);
    const { expires_at: day, scopes } = await readAnswer(tokenAnswer, response);
    // It ends when its last day begins (UTC).
    return { ends: day ? Date.parse(day) : null, mayWrite: scopes.includes("api") };
  }

  async function list(folder: string, commit = branch, more = {}): Promise<Listed[]> {
    const found: z.infer<typeof treeAnswer> = [];
    for (let page = 1; found.length === (page - 1) * PAGE_ENTRIES; page += 1) {
      const paging = { per_page: `${PAGE_ENTRIES}`, page: `${page}`, ...more };
      const query = new URLSearchParams({ path: folder, ref: commit, ...paging });
      found.push(...((await get(`${project}/tree?${query}`, treeAnswer)) ?? []));
      if (found.length === 0) break;
    }
    return found
      .filter(({ type }) => type === "blob")
      .map(({ path, id }) => ({ path, version: id }));
  }

  const listAll = (commit?: string) => list(CONTENT, commit, { recursive: "true" });

  async function recall(version: string): Promise<string | null> {
    const response = await ask(`${project}/blobs/${version}/raw`, { headers });
    if (response.status === 404) return null;
    if (!response.ok) throw await problemOf(response, kindOf);
    return response.text();
  }

  async function changedBy(commit: string): Promise<string[]> {
    const address = `${project}/commits/${commit}/diff?per_page=${PAGE_ENTRIES}`;
    const found = (await get(address, diffAnswer)) ?? [];
    return [...new Set(found.flatMap((it) => [it.old_path, it.new_path]))];
  }

  async function log(count: number, path?: string): Promise<Commit[]> {
    const query = new URLSearchParams({
      ref_name: branch,
      per_page: String(count),
      ...(path && { path }),
    });
    const found = (await get(`${project}/commits?${query}`, logAnswer)) ?? [];
    return found.map(({ id, parent_ids: [parent], message, author_name, authored_date }) => ({
      ...{ id, ...readMessage(message), author: author_name, time: Date.parse(authored_date) },
      ...(parent && { parent }),
    }));
  }

  /** GitLab compares commits, not contents, and does not say which commit it made. */
  async function put(path: string, change: Change): Promise<string | null> {
    const before = await readWhole(path);
    if (before?.blob_id !== change.version) return null;
    const { message, author, text } = change;
    const body = {
      ...{ branch, encoding: "base64", content: toBase64(text), commit_message: message },
      ...{ author_name: author.name, author_email: author.email },
      last_commit_id: before.last_commit_id,
    };
    const response = await ask(fileAddress(path), {
      method: "PUT",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (response.status === 400 && /has changed/.test(await response.clone().text())) return null;
    if (!response.ok) throw await problemOf(response, kindOf);
    // Half an answer may be half a commit.
    await readAnswer(z.object({ file_path: z.string() }), response);
    const after = await readWhole(path);
    if (!after) throw new StoreError("down", `${path} is gone after a commit`);
    return after.last_commit_id;
  }

  async function open(path: string): Promise<Response | null> {
    const raw = `${fileAddress(path)}/raw?ref=${encodeURIComponent(branch)}`;
    const response = await ask(raw, { headers });
    if (response.status === 404) return null;
    if (!response.ok) throw await problemOf(response, kindOf);
    return response;
  }

  const add: ContentStore["add"] = (path, file, { message, author }) =>
    addOnce(path, file, { list }, async () => {
      const fields = {
        ...{ branch, encoding: "base64", commit_message: message },
        ...{ author_name: author.name, author_email: author.email },
      };
      const init = uploadOf({ method: "POST", headers }, file, fields);
      const response = await ask(fileAddress(path), init, UPLOAD_TIMEOUT_MS);
      if (response.status === 400 && /already exists/.test(await response.clone().text()))
        return null;
      if (!response.ok) throw await problemOf(response, kindOf);
      await readAnswer(z.object({ file_path: z.string() }), response);
      const [commit] = await log(1, path);
      if (!commit) throw new StoreError("down", `${path} is gone after a commit`);
      return commit.id;
    });

  /** https://docs.gitlab.com/api/commits/#create-a-commit-with-multiple-files-and-actions */
  async function commit(changes: FileChange[], { message, author }: About): Promise<string | null> {
    if (!(await isCurrent(changes, list))) return null;
    const body = {
      ...{ branch, commit_message: message },
      ...{ author_name: author.name, author_email: author.email },
      actions: await Promise.all(changes.map(actionOf)),
    };
    const response = await ask(
      `${project}/commits`,
      {
        method: "POST",
        headers: { ...headers, "Content-Type": "application/json" },
        body: JSON.stringify(body),
      },
      UPLOAD_TIMEOUT_MS,
    );
    // A file that must be there is gone, or the other way round.
    if (response.status === 400) return null;
    if (!response.ok) throw await problemOf(response, kindOf);
    return (await readAnswer(z.object({ id: z.string() }), response)).id;
  }

  async function actionOf(change: FileChange) {
    const file = { file_path: change.path, encoding: "base64" };
    if ("isGone" in change) return { ...file, action: "delete" };
    const action = change.before === null ? "create" : "update";
    if ("text" in change) return { ...file, action, content: toBase64(change.text) };
    const response = await ask(
      `${project}/blobs/${change.version}/raw`,
      { headers },
      UPLOAD_TIMEOUT_MS,
    );
    if (!response.ok) throw await problemOf(response, kindOf);
    return { ...file, action, content: toBase64(new Uint8Array(await response.arrayBuffer())) };
  }

  const write = (path: string, change: Change) => commitOnce(path, change, read, put);
  return { read, open, add, commit, describeToken, list, listAll, recall, changedBy, log, write };
}

function kindOf({ status }: Response): StoreError["problem"] {
  if (status === 401) return "token";
  if (status === 403) return "rights";
  if (status === 429) return "limit";
  return status === 404 || status === 400 ? "missing" : "down";
}
