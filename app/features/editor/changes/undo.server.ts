import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { addressOfText } from "~/content/texts";
import {
  findUses,
  formerOf,
  readEntry,
  type Use,
} from "~/features/editor/entries/text-entries.server";
import {
  checkEdited,
  factContent,
  factsFrom,
  folderOfText,
  isEditable,
  nameOfPath,
  parse,
  pathOf,
  readAround,
  storedTexts,
  type Texts,
} from "~/features/editor/files/site-content.server";
import { draftOf } from "~/features/editor/form/draft";
import { labelsOf } from "~/features/editor/form/field-labels.server";
import { formSchemaOf } from "~/features/editor/form/file-schema.server";
import { titleOf } from "~/features/editor/form/labels";
import {
  type Author,
  CONTENT,
  type Commit,
  type ContentStore,
  type FileChange,
  folderOf,
  type Listed,
  undoing,
} from "~/features/editor/stores/store.server";
import { takeBack } from "./take-back.server";

const { undo: texts, form } = contentEditor;

type Refused = { status: number; why: Use[] };
/** `name` is a file that is there afterwards; null if what was asked for is gone. */
type Undone = { saved: string; name: string | null } | Refused;
/** Without changes if it has been taken back. */
type Plan = { commit: Commit; changes: FileChange[]; name: string | null; site: Texts } | Refused;

type Files = Map<string, string>;
type About = { author: Author; served: string[] };
/** `name` is the file whose page asks. */
export type AskedUndo = { commit: string; name: string };

export async function undoCommit(
  store: ContentStore,
  asked: AskedUndo,
  { author, served }: About,
  isLast = false,
): Promise<Undone> {
  const plan = await planUndo(store, asked, served);
  if ("why" in plan) return plan;
  const { commit, changes, name } = plan;
  // Posted twice.
  if (changes.length === 0) return { saved: commit.id, name };
  const message = undoing(fill(form.undoOf, { message: commit.message }), commit.id);
  const saved = await store.commit(changes, { message, author });
  if (saved !== null) return { saved, name };
  // Somebody has saved at this moment.
  const { path = "" } = changes[0] ?? {};
  if (isLast) return { status: 409, why: [aboutFile(plan.site, path, texts.changedSince)] };
  return undoCommit(store, asked, { author, served }, true);
}

/** The changes that take a commit back; what has changed since stays, or is a reason to refuse. */
export async function planUndo(
  store: ContentStore,
  { commit: id, name }: AskedUndo,
  served: string[],
): Promise<Plan> {
  const refuse = (status: number, ...why: Use[]) => ({ status, why });
  const commit = (await store.log(100, CONTENT)).find((it) => it.id === id);
  if (!commit?.parent) return refuse(404, { name: null, sentence: texts.unknown });
  const paths = await store.changedBy(id);
  const other = paths.find((path) => !path.startsWith(`${CONTENT}/`));
  if (other) return refuse(422, { name: null, sentence: fill(texts.otherFiles, { path: other }) });
  const [was, done, now] = (await Promise.all(
    [commit.parent, id, undefined].map(async (at) => filesOf(await store.listAll(at))),
  )) as [Files, Files, Files];
  const site = await storedTexts(store);
  const next = [name, ...paths.map((path) => nameOfPath(`/${path}`))].find(
    (it) => isEditable(it) && was.has(pathOf(it)),
  );
  const versionsOf = (path: string) => [was, done, now].map((it) => it.get(path));
  const found = await Promise.all(
    paths.map((path) => changeBack(store, site, path, versionsOf(path))),
  );
  const collisions = found.flatMap((it) => ("why" in it ? it.why : []));
  if (collisions.length > 0) return refuse(409, ...collisions);
  const wanted = found.flatMap((it) => ("change" in it ? it.change : []));
  const changes = [...wanted, ...leftBeside(wanted, was, now)];
  const why = await findFaults(store, changes, { site, was, served });
  if (why.length > 0) return refuse(422, ...why);
  return { commit, changes, name: next ?? null, site };
}

type Back = { change: FileChange[] } | { why: Use[] };

/** The change of one file that takes a commit back. */
async function changeBack(
  store: ContentStore,
  site: Texts,
  path: string,
  [was, done, now]: (string | undefined)[],
): Promise<Back> {
  const file = { path, before: now ?? null };
  if (was === now) return { change: [] };
  if (done === now)
    return { change: [{ ...file, ...(was ? { version: was } : { isGone: true }) }] };
  const why = (sentence: string) => ({ why: [aboutFile(site, path, sentence)] });
  if (!was || !done || !now || !/\.(yaml|mdx)$/.test(path)) return why(texts.changedSince);
  const [before, after, current] = await Promise.all([was, done, now].map(store.recall));
  if (typeof before !== "string" || typeof after !== "string" || typeof current !== "string")
    return why(texts.lost);
  const back = takeBack(path, { before, after, now: current });
  if ("fields" in back)
    return { why: back.fields.map((it) => aboutField(site, path, current, it)) };
  return { change: back.text === current ? [] : [{ ...file, text: back.text }] };
}

/** The pictures that a text which goes got since. */
function leftBeside(wanted: FileChange[], was: Files, now: Files): FileChange[] {
  const paths = wanted.map(({ path }) => path);
  const folders = paths
    .filter((path) => path.endsWith("/index.mdx") && !was.has(path))
    .map((path) => `${folderOf(path)}/`);
  return [...now].flatMap(([path, before]): FileChange[] => {
    const isLeft = !paths.includes(path) && folders.some((folder) => path.startsWith(folder));
    return isLeft ? [{ path, before, isGone: true }] : [];
  });
}

const filesOf = (listed: Listed[]): Files => new Map(listed.map((it) => [it.path, it.version]));

function aboutFile(site: Texts, path: string, sentence: string): Use {
  const name = nameOfPath(`/${path}`);
  const title = isEditable(name) ? titleOf(name, site) : path;
  return { name: isEditable(name) ? name : null, sentence: `${title}: ${sentence}` };
}

function aboutField(
  site: Texts,
  path: string,
  text: string,
  { field, was }: { field: string; was: string },
): Use {
  const name = nameOfPath(`/${path}`);
  if (!field || !isEditable(name)) return aboutFile(site, path, texts.changedSince);
  const draft = draftOf(formSchemaOf(name), parse(name, text).value);
  const where = labelsOf(name, draft, field, factsFrom(factContent(site))).join(" › ");
  const title = titleOf(name, site);
  const sentence = fill(texts.fieldChangedSince, { title, where });
  const said = was && fill(texts.fieldWas, { text: was });
  return { name, field, sentence: [sentence, said].filter(Boolean).join(" ") };
}

async function findFaults(
  store: ContentStore,
  changes: FileChange[],
  { site, was, served }: { site: Texts; was: Files; served: string[] },
): Promise<Use[]> {
  const paths = new Set(changes.map(({ path }) => path));
  const kept = await addressesOf(store, changes);
  const found = changes.map(async (change): Promise<Use[]> => {
    const name = nameOfPath(`/${change.path}`);
    if (!isEditable(name) || pathOf(name) !== change.path) return [];
    if ("isGone" in change) {
      const entry = await readEntry(store, name);
      const uses = entry ? await findUses(store, entry, kept) : [];
      return uses.filter((use) => !use.name || !paths.has(pathOf(use.name)));
    }
    const [text, stored] = await Promise.all([textOf(store, change), store.read(change.path)]);
    if (text === null) return [aboutFile(site, change.path, texts.lost)];
    const around = await readAround(store, name, {
      ...{ served, stored: site },
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

export const textOf = async (store: ContentStore, change: Exclude<FileChange, { isGone: true }>) =>
  "text" in change ? change.text : store.recall(change.version);

async function addressesOf(store: ContentStore, changes: FileChange[]): Promise<string[]> {
  const found = changes.map(async (change) => {
    const name = nameOfPath(`/${change.path}`);
    const folder = folderOfText(name);
    if (!folder || "isGone" in change || pathOf(name) !== change.path) return [];
    const { value } = parse(name, (await textOf(store, change)) ?? "");
    return [addressOfText(name, folder, value) ?? [], formerOf(value)].flat();
  });
  return (await Promise.all(found)).flat();
}
