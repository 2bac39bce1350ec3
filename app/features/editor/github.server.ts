import { z } from "zod";
import {
  ask,
  blobId,
  type Change,
  type ContentStore,
  fromBase64,
  type Listed,
  type Repository,
  readJson,
  type StoredFile,
  StoreError,
  toBase64,
} from "./store.server";

const VERSION = "2022-11-28";

const fileAnswer = z.object({ sha: z.string(), content: z.string() });
const folderAnswer = z.array(z.object({ path: z.string(), sha: z.string(), type: z.string() }));
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

  async function get<Answer>(path: string, shape: z.ZodType<Answer>): Promise<Answer | null> {
    const response = await ask(`${address(path)}?ref=${encodeURIComponent(branch)}`, { headers });
    if (response.status === 404) return refuseMissing(response);
    if (!response.ok) throw await problemOf(response);
    return parseAnswer(shape, await readJson(response));
  }

  /** GitHub answers 404 for a file, a branch and a repository that is not there, or not for this token. */
  async function refuseMissing(response: Response): Promise<null> {
    const said = JSON.stringify(await readJson(response));
    if (/No commit found/i.test(said)) throw new StoreError("missing", said);
    const root = await ask(`${api}/repos/${name}`, { headers });
    if (!root.ok) throw await problemOf(root);
    return null;
  }

  async function read(path: string): Promise<StoredFile | null> {
    const answer = await get(path, fileAnswer);
    if (!answer) return null;
    return { text: new TextDecoder().decode(fromBase64(answer.content)), version: answer.sha };
  }

  async function list(folder: string): Promise<Listed[]> {
    const entries = (await get(folder, folderAnswer)) ?? [];
    const found = entries.filter(({ type }) => type === "file");
    return found.map(({ path, sha }) => ({ path, version: sha }));
  }

  async function put(path: string, { text, version, message, author }: Change) {
    const committer = { ...author };
    const body = { message, content: toBase64(text), sha: version, branch, author, committer };
    const init = { method: "PUT", headers, body: JSON.stringify(body) };
    const response = await ask(address(path), init);
    if (response.status === 409) return null;
    if (!response.ok) throw await problemOf(response);
    return parseAnswer(commitAnswer, await readJson(response)).commit.sha;
  }

  /**
   * 409 also says that another file was committed meanwhile, so an unchanged file is tried once more. An answer that
   * is lost does not mean that the commit is: the file itself says so.
   */
  async function write(path: string, change: Change, isLast = false): Promise<string | null> {
    const wanted = await blobId(change.text);
    const commit = await put(path, change).catch(async (error) => {
      const isUnknown = error instanceof StoreError && error.problem === "down";
      if (isUnknown && (await read(path))?.version === wanted) return wanted;
      throw error;
    });
    if (commit !== null) return commit;
    const now = await read(path);
    if (now?.version === wanted) return wanted;
    return now?.version === change.version && !isLast ? write(path, change, true) : null;
  }

  return { read, list, write };
}

function parseAnswer<Answer>(shape: z.ZodType<Answer>, answer: unknown): Answer {
  const { data, error } = shape.safeParse(answer);
  if (error) throw new StoreError("down", error.message);
  return data;
}

async function problemOf(response: Response): Promise<StoreError> {
  const detail = `${response.status} ${(await response.text().catch(() => "")).slice(0, 300)}`;
  return new StoreError(kindOf(response), detail);
}

function kindOf({ status, headers }: Response): StoreError["problem"] {
  if (status === 401) return "token";
  const isLimited = headers.get("X-RateLimit-Remaining") === "0" || headers.has("Retry-After");
  if (status === 429 || (status === 403 && isLimited)) return "limit";
  if (status === 403) return "rights";
  return status === 404 || status === 422 ? "missing" : "down";
}
