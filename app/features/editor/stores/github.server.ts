import { z } from "zod";
import { commitFiles } from "./github-commit.server";
import {
  addOnce,
  ask,
  type Change,
  CONTENT,
  type Commit,
  type ContentStore,
  commitOnce,
  folderOf,
  fromBase64,
  type Listed,
  problemOf,
  type Repository,
  readAnswer,
  readJson,
  readMessage,
  type StoredFile,
  StoreError,
  type Token,
  toBase64,
  UPLOAD_TIMEOUT_MS,
  uploadOf,
} from "./store.server";

const VERSION = "2022-11-28";

const fileAnswer = z.object({ sha: z.string(), content: z.string() });
const folderAnswer = z.array(z.object({ path: z.string(), sha: z.string(), type: z.string() }));
const treeAnswer = z.object({ tree: folderAnswer, truncated: z.boolean() });
const changeAnswer = z.object({
  files: z.array(z.object({ filename: z.string(), previous_filename: z.string().optional() })),
});
const logAnswer = z.array(
  z.object({
    sha: z.string(),
    parents: z.array(z.object({ sha: z.string() })),
    commit: z.object({
      message: z.string(),
      author: z.object({ name: z.string(), date: z.iso.datetime({ offset: true }) }),
    }),
  }),
);
const repositoryAnswer = z.object({
  permissions: z.object({ push: z.boolean().optional() }).optional(),
});
const commitAnswer = z.object({ commit: z.object({ sha: z.string() }) });

/** The contents API: https://docs.github.com/en/rest/repos/contents */
export function openGithub(repository: Repository): ContentStore {
  const { api, name, branch, token } = repository;
  const headers = {
    Accept: "application/vnd.github+json",
    Authorization: `Bearer ${token}`,
    "User-Agent": "studio-site",
    "X-GitHub-Api-Version": VERSION,
  };
  const address = (path: string) =>
    `${api}/repos/${name}/contents/${path.split("/").map(encodeURIComponent).join("/")}`;

  async function get<Answer>(
    path: string,
    shape: z.ZodType<Answer>,
    ref = branch,
  ): Promise<Answer | null> {
    const response = await ask(`${address(path)}?ref=${encodeURIComponent(ref)}`, { headers });
    if (response.status === 404) return refuseMissing(response);
    if (!response.ok) throw await problemOf(response, kindOf);
    return readAnswer(shape, response);
  }

  /** GitHub answers 404 for a file, a branch and a repository that is not there, or not for this token. */
  async function refuseMissing(response: Response): Promise<null> {
    const said = JSON.stringify(await readJson(response));
    if (/No commit found/i.test(said)) throw new StoreError("missing", said);
    const root = await ask(`${api}/repos/${name}`, { headers });
    if (!root.ok) throw await problemOf(root, kindOf);
    return null;
  }

  async function read(path: string, commit?: string): Promise<StoredFile | null> {
    const answer = await get(path, fileAnswer, commit);
    if (!answer) return null;
    return { text: new TextDecoder().decode(fromBase64(answer.content)), version: answer.sha };
  }

  async function describeToken(): Promise<Token> {
    const response = await ask(`${api}/repos/${name}`, { headers });
    if (!response.ok) throw await problemOf(response, kindOf);
    const { permissions } = await readAnswer(repositoryAnswer, response);
    const ends = readEnd(response.headers.get("GitHub-Authentication-Token-Expiration"));
    return { ends, mayWrite: permissions?.push ?? true };
  }

  async function list(folder: string, commit?: string): Promise<Listed[]> {
    const entries = (await get(folder, folderAnswer, commit)) ?? [];
    const found = entries.filter(({ type }) => type === "file");
    return found.map(({ path, sha }) => ({ path, version: sha }));
  }

  /** The tree of content/ alone (https://docs.github.com/en/rest/git/trees): a repository has many more files. */
  async function listAll(commit?: string): Promise<Listed[]> {
    const root = (await get("", folderAnswer, commit)) ?? [];
    const folder = root.find(({ path, type }) => path === CONTENT && type === "dir");
    if (!folder) return [];
    const { tree, truncated } = await call(`git/trees/${folder.sha}?recursive=1`, treeAnswer);
    if (truncated) throw new StoreError("down", `${CONTENT}/ has too many files to be listed`);
    return tree
      .filter(({ type }) => type === "blob")
      .map(({ path, sha }) => ({ path: `${CONTENT}/${path}`, version: sha }));
  }

  async function recall(version: string): Promise<string | null> {
    const response = await ask(`${api}/repos/${name}/git/blobs/${version}`, { headers });
    if (response.status === 404 || response.status === 422) return null;
    if (!response.ok) throw await problemOf(response, kindOf);
    const { content } = await readAnswer(z.object({ content: z.string() }), response);
    return new TextDecoder().decode(fromBase64(content));
  }

  async function changedBy(commit: string): Promise<string[]> {
    const { files } = await call(`commits/${commit}`, changeAnswer);
    return files.flatMap(({ filename, previous_filename: former }) =>
      former ? [former, filename] : filename,
    );
  }

  async function call<Answer>(path: string, shape: z.ZodType<Answer>): Promise<Answer> {
    const response = await ask(`${api}/repos/${name}/${path}`, { headers });
    if (!response.ok) throw await problemOf(response, kindOf);
    return readAnswer(shape, response);
  }

  async function log(count: number, path?: string): Promise<Commit[]> {
    const query = new URLSearchParams({
      sha: branch,
      per_page: String(count),
      ...(path && { path }),
    });
    const found = await call(`commits?${query}`, logAnswer);
    return found.map(({ sha, parents: [parent], commit: { message, author } }) => ({
      ...{ id: sha, ...readMessage(message), author: author.name },
      ...{ time: Date.parse(author.date), ...(parent && { parent: parent.sha }) },
    }));
  }

  async function put(path: string, { text, version, message, author }: Change) {
    const committer = { ...author };
    const body = { message, content: toBase64(text), sha: version, branch, author, committer };
    const init = { method: "PUT", headers, body: JSON.stringify(body) };
    const response = await ask(address(path), init);
    if (response.status === 409) return null;
    if (!response.ok) throw await problemOf(response, kindOf);
    return (await readAnswer(commitAnswer, response)).commit.sha;
  }

  /** With the default type, files above 1 MB come without content. */
  async function open(path: string): Promise<Response | null> {
    const raw = { ...headers, Accept: "application/vnd.github.raw+json" };
    const init = { headers: raw };
    const response = await ask(`${address(path)}?ref=${encodeURIComponent(branch)}`, init);
    if (response.status === 404) return refuseMissing(response);
    if (!response.ok) throw await problemOf(response, kindOf);
    return response;
  }

  const add: ContentStore["add"] = (path, file, { message, author }) =>
    addOnce(path, file, { list }, async () => {
      const fields = { message, branch, author, committer: author };
      const init = uploadOf({ method: "PUT", headers }, file, fields);
      const response = await ask(address(path), init, UPLOAD_TIMEOUT_MS);
      // The file exists: replacing it would need its sha.
      if (response.status === 409 || response.status === 422) {
        if (await isThere(path)) return null;
      }
      if (!response.ok) throw await problemOf(response, kindOf);
      return (await readAnswer(commitAnswer, response)).commit.sha;
    });

  const isThere = async (path: string) =>
    (await list(folderOf(path))).some((it) => it.path === path);

  const git = { address: `${api}/repos/${name}/git`, branch, headers, list };
  const commit: ContentStore["commit"] = (changes, about) =>
    commitFiles({ ...git, problemOf: (response) => problemOf(response, kindOf) }, changes, about);

  // GitHub also answers 409 when another file was committed meanwhile.
  const write = (path: string, change: Change) => commitOnce(path, change, read, put);
  return { read, open, add, commit, describeToken, list, listAll, recall, changedBy, log, write };
}

/** Such as "2027-01-31 09:00:00 UTC" or "2027-01-31 09:00:00 +0200". */
function readEnd(header: string | null): number | null {
  const [, day, time, zone] = /^(\S+) (\S+) (UTC|[+-]\d{4})$/.exec(header ?? "") ?? [];
  const end = Date.parse(`${day}T${time}${zone === "UTC" ? "Z" : zone}`);
  return Number.isNaN(end) ? null : end;
}

function kindOf({ status, headers }: Response): StoreError["problem"] {
  if (status === 401) return "token";
  const isLimited = headers.get("X-RateLimit-Remaining") === "0" || headers.has("Retry-After");
  if (status === 429 || (status === 403 && isLimited)) return "limit";
  if (status === 403) return "rights";
  return status === 404 || status === 422 ? "missing" : "down";
}
