import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { addressOfText } from "~/content/texts";
import { titleOf } from "./labels";
import {
  checkEdited,
  folderOfText,
  isEditable,
  nameOfPath,
  parse,
  pathOf,
  readAround,
} from "./site-content.server";
import {
  type Author,
  CONTENT,
  type ContentStore,
  type FileChange,
  folderOf,
  type Listed,
} from "./store.server";
import { findUses, formerOf, readEntry, type Use } from "./text-entries.server";

const { undo: texts, form } = contentEditor;

/** `name` is a file that is there afterwards; null if what was asked for is gone. */
type Undone = { saved: string; name: string | null } | { status: number; why: Use[] };

type Files = Map<string, string>;

/** Takes a commit back with another one, if nothing of it has changed since. */
export async function undoCommit(
  store: ContentStore,
  { commit: id, name }: { commit: string; name: string },
  { author, served }: { author: Author; served: string[] },
): Promise<Undone> {
  const refuse = (status: number, ...why: Use[]) => ({ status, why });
  const commit = (await store.log(100, CONTENT)).find((it) => it.id === id);
  if (!commit?.parent) return refuse(404, { name: null, sentence: texts.unknown });
  const paths = await store.changedBy(id);
  const other = paths.find((path) => !path.startsWith(`${CONTENT}/`));
  if (other) return refuse(422, { name: null, sentence: fill(texts.otherFiles, { path: other }) });
  const [was, done, now] = (await Promise.all(
    [commit.parent, id, undefined].map(async (at) => filesOf(await store.listAll(at))),
  )) as [Files, Files, Files];
  const wanted = paths.filter((path) => was.get(path) !== now.get(path));
  const next = [name, ...paths.map((path) => nameOfPath(`/${path}`))].find(
    (it) => isEditable(it) && was.has(pathOf(it)),
  );
  // The same post again.
  if (wanted.length === 0) return { saved: id, name: next ?? null };
  const changed = wanted.find((path) => done.get(path) !== now.get(path));
  if (changed) return refuse(409, aboutFile(changed, texts.changedSince));
  const changes = [...wanted, ...leftBeside(wanted, was, now)].map((path): FileChange => {
    const version = was.get(path);
    const before = now.get(path) ?? null;
    return { path, before, ...(version ? { version } : { isGone: true }) };
  });
  const why = await findWhy(store, changes, { was, served });
  if (why.length > 0) return refuse(422, ...why);
  const message = fill(form.undoOf, { message: commit.message });
  const saved = await store.commit(changes, { message, author });
  return saved === null
    ? refuse(409, aboutFile(wanted[0] ?? "", texts.changedSince))
    : { saved, name: next ?? null };
}

/** Of a text that goes, the pictures that it got since. */
function leftBeside(wanted: string[], was: Files, now: Files): string[] {
  const folders = wanted
    .filter((path) => path.endsWith("/index.mdx") && !was.has(path))
    .map((path) => `${folderOf(path)}/`);
  return [...now.keys()].filter(
    (path) => !wanted.includes(path) && folders.some((folder) => path.startsWith(folder)),
  );
}

const filesOf = (listed: Listed[]): Files => new Map(listed.map((it) => [it.path, it.version]));

function aboutFile(path: string, sentence: string): Use {
  const name = nameOfPath(`/${path}`);
  const title = isEditable(name) ? titleOf(name) : path;
  return { name: isEditable(name) ? name : null, sentence: `${title}: ${sentence}` };
}

/** What would be wrong on the site without the commit. */
async function findWhy(
  store: ContentStore,
  changes: FileChange[],
  { was, served }: { was: Files; served: string[] },
): Promise<Use[]> {
  const paths = new Set(changes.map(({ path }) => path));
  const kept = await addressesOf(store, changes);
  const found = changes.map(async (change): Promise<Use[]> => {
    const name = nameOfPath(`/${change.path}`);
    if (!isEditable(name) || pathOf(name) !== change.path) return [];
    if (!("version" in change)) {
      const entry = await readEntry(store, name);
      const uses = entry ? await findUses(store, entry, kept) : [];
      return uses.filter((use) => !use.name || !paths.has(pathOf(use.name)));
    }
    const [text, stored] = await Promise.all([
      store.recall(change.version),
      store.read(change.path),
    ]);
    if (text === null) return [aboutFile(change.path, texts.lost)];
    const around = await readAround(store, name, {
      served,
      was: stored && parse(name, stored.text).value,
    });
    const folder = `${folderOf(change.path)}/`;
    const beside = [...was.keys()].flatMap((path) =>
      path.startsWith(folder) ? path.slice(folder.length) : [],
    );
    const { inFields, others } = await checkEdited(name, text, {
      ...around,
      ...(folderOfText(name) && { beside }),
    });
    return [...inFields.map(({ sentence }) => sentence), ...others].map((sentence) => ({
      name,
      sentence,
    }));
  });
  return (await Promise.all(found)).flat();
}

/** Where the texts that come back are read. */
async function addressesOf(store: ContentStore, changes: FileChange[]): Promise<string[]> {
  const found = changes.map(async (change) => {
    const name = nameOfPath(`/${change.path}`);
    const folder = folderOfText(name);
    if (!folder || !("version" in change) || pathOf(name) !== change.path) return [];
    const { value } = parse(name, (await store.recall(change.version)) ?? "");
    return [addressOfText(name, folder, value) ?? [], formerOf(value)].flat();
  });
  return (await Promise.all(found)).flat();
}
