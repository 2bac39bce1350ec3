import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { undoCommit } from "~/features/editor/changes/undo.server";
import { postFile } from "~/features/editor/files/edit-file.server";
import { openFile } from "~/features/editor/files/file-page.server";
import { pathOf } from "~/features/editor/files/site-content.server";
import { openStore } from "~/features/editor/stores/open-store.server";
import { toBase64 } from "~/features/editor/stores/store.server";
import { parseEnv } from "~/settings/settings.server";

export const FILE = `# Asked before anything is counted.
question: May we count visits?
policy:
  label: Privacy
  href: /privacy
grant: "Yes"
deny: "No"
settings: Statistics
globalPrivacyControl: off
# Said afterwards.
confirmations:
  grant: Thank you
  deny: We do not count
`;

export const author = { name: "ada", email: "ada@studio.test" };

const ADDRESSES = { github: env.GITHUB, gitlab: `${env.GITLAB}/gitlab` };

function noStore(): never {
  throw new Error("There is no store.");
}

/** A repository of its own with one file, and what a person does with it. */
export async function openEditor(
  name = "consent",
  text = FILE,
  host: keyof typeof ADDRESSES = "github",
  token = "t",
) {
  const repository = `studio/${crypto.randomUUID()}`;
  const CONTENT_REPOSITORY = `${ADDRESSES[host]}/${repository}`;
  const store = openStore(parseEnv({ CONTENT_REPOSITORY, CONTENT_TOKEN: token })) ?? noStore();
  const commits = async () => (await store.log(100)).slice(0, -1);
  /** As a person does it with git. */
  async function putByHand(written: string, other = name) {
    const path = pathOf(other);
    const [last] = await store.log(1, path).catch(() => []);
    const content = toBase64(written);
    const sha = (await store.read(path).catch(() => null))?.version;
    const [address, body] =
      host === "github"
        ? [
            `${env.GITHUB}/repos/${repository}/contents/${path}`,
            { message: "By hand", content, sha },
          ]
        : [
            `${env.GITLAB}/gitlab/api/v4/projects/${encodeURIComponent(repository)}/repository/files/${encodeURIComponent(path)}`,
            { commit_message: "By hand", content, last_commit_id: last?.id },
          ];
    const headers = { "User-Agent": "git" };
    const response = await fetch(address, { method: "PUT", headers, body: JSON.stringify(body) });
    expect(response.ok).toBe(true);
  }
  await putByHand(text);
  /** What steers the stand-in's answers to one kind of request. */
  const match = (method: "GET" | "PUT" | "POST" | "PATCH") =>
    host === "github"
      ? `${method} /repos/${repository}`
      : `${method} /gitlab/api/v4/projects/${encodeURIComponent(repository)}`;
  return {
    store,
    name,
    match,
    putByHand,
    commits,
    stored: () => store.read(pathOf(name)),
  };
}

type Editor = Pick<Awaited<ReturnType<typeof openEditor>>, "store" | "name">;

/** What the form posts, with some fields changed. */
export async function fill({ store, name }: Editor, changes: Record<string, string>) {
  const page = await openFile(store, name);
  if (!page) return expect.unreachable("no such file");
  const fields = new URLSearchParams({ version: page.version });
  const parts = (page.parts ?? []).map(({ part }) => openFile(store, name, { part }));
  const pages = page.parts ? await Promise.all(parts) : [page];
  for (const shown of pages)
    for (const [field, value] of shown ? listControls(shown) : []) fields.set(field, value);
  for (const [field, value] of Object.entries(changes)) fields.set(field, value);
  return fields;
}

/** The names and values that a form of this page posts. */
export function listControls(page: NonNullable<Awaited<ReturnType<typeof openFile>>>) {
  type Shown = NonNullable<typeof page.form>;
  const below = (field: Shown): [string, string][] => {
    if (field.kind === "text" || field.kind === "choice") return [[field.name, field.value]];
    const parts = field.kind === "list" ? field.entries.map((it) => it.field) : field.fields;
    return [...field.hidden, ...parts.flatMap(below)];
  };
  return page.form ? below(page.form) : [["text", page.text ?? ""] as [string, string]];
}

export function post(
  { store, name }: Editor,
  fields: URLSearchParams,
  refusal: "expired" | null = null,
  part = "",
) {
  return postFile(store, name, { fields, part, author, refusal, served: ["/about"] });
}

export async function save(editor: Editor, changes: Record<string, string>) {
  return post(editor, await fill(editor, changes));
}

export const undo = ({ store, name }: Editor, commit = "") =>
  undoCommit(store, { commit, name }, { author, served: [] });
