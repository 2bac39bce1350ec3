import { contentEditor } from "#content/studio/content-editor.yaml";
import { folderOfText, knownTexts, pathOf } from "~/features/editor/files/site-content.server";
import { readPicture, removePicture } from "~/features/editor/pictures/remove-picture.server";
import {
  type Author,
  type ContentStore,
  logFailure,
  StoreError,
  type StoreProblem,
} from "~/features/editor/stores/store.server";
import {
  addressFrom,
  describeTaken,
  filesOf,
  findUses,
  moveEntry,
  readEntry,
  removeEntry,
  type Taken,
} from "./text-entries.server";

const { entries: texts, notes } = contentEditor;

type Refusal = { status: number; refusal: string };

async function withProblem<Answer>(
  act: () => Promise<Answer>,
): Promise<Answer | { problem: StoreProblem }> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    logFailure(error);
    return { problem: error.problem };
  }
}

function refusalOf<Answer extends object>(answer: Answer | { problem: StoreProblem } | null) {
  if (answer === null || !("problem" in answer)) return answer as Answer | null;
  return { status: 503, refusal: notes[answer.problem].title };
}

export function openEntry(store: ContentStore | null, name: string) {
  return withProblem(async () => store && readEntry(store, name));
}

export async function changeAddress(
  store: ContentStore | null,
  name: string,
  { address: typed, author, ...taken }: Taken & { address: string; author: Author },
): Promise<{ name: string; saved: string } | Refusal | null> {
  const folder = folderOfText(name);
  if (!store || !folder) return null;
  const address = addressFrom(typed, folder);
  const answer = await withProblem(async () => {
    const entry = await readEntry(store, name);
    if (entry?.address === address) return { name, saved: entry.stored.version };
    if (!entry) return findMoved(store, address.slice(1), name);
    const own = [entry.value.formerly ?? []].flat().includes(address);
    const known = { ...taken, texts: await knownTexts(store) };
    const why = own ? undefined : describeTaken(address, folder, known);
    if (why) return { status: 422, refusal: why };
    const moved = await moveEntry(store, entry, address, author);
    return moved ?? { status: 409, refusal: texts.changed };
  });
  return refusalOf(answer);
}

/** Where the same post, sent before, has moved the entry. */
async function findMoved(store: ContentStore, name: string, before: string) {
  const entry = await readEntry(store, name);
  const isMoved = entry && [entry.value.formerly ?? []].flat().includes(`/${before}`);
  return isMoved ? { name, saved: entry.stored.version } : null;
}

/** The file name in pictures/hero.jpg; empty for other names. */
const pictureName = (name: string) => /^pictures\/(\w[\w.-]*\.\w+)$/.exec(name)?.[1] ?? "";

async function pictureOf(store: ContentStore, name: string) {
  const file = pictureName(name);
  return file ? readPicture(store, file) : null;
}

export function describeRemoval(store: ContentStore | null, name: string) {
  return withProblem(async () => {
    const picture = store && (await pictureOf(store, name));
    if (picture)
      return { name, title: pictureName(name), files: [picture.path], uses: picture.uses };
    const entry = store && (await readEntry(store, name));
    if (!store || !entry) return null;
    const [files, uses] = await Promise.all([filesOf(store, name), findUses(store, entry)]);
    return { name, title: entry.title, files: files.map(({ path }) => path), uses };
  });
}

export async function deleteEntry(
  store: ContentStore | null,
  name: string,
  author: Author,
): Promise<{ saved: string } | Refusal | null> {
  if (!store || !(folderOfText(name) || pictureName(name))) return null;
  const answer = await withProblem(async () => {
    const picture = await pictureOf(store, name);
    if (picture) {
      if (picture.uses[0]) return { status: 422, refusal: picture.uses[0].sentence };
      const removed = await removePicture(store, picture, author);
      return removed === null ? { status: 409, refusal: texts.changed } : { saved: removed };
    }
    const entry = await readEntry(store, name);
    if (!entry) return findRemoved(store, name);
    const [use] = await findUses(store, entry);
    if (use) return { status: 422, refusal: use.sentence };
    const saved = await removeEntry(store, entry, author);
    return saved === null ? { status: 409, refusal: texts.changed } : { saved };
  });
  return refusalOf(answer);
}

/** Whether the same post, sent before, has removed the entry. */
async function findRemoved(store: ContentStore, name: string) {
  const file = pictureName(name);
  const [last] = await store.log(1, file ? `content/${name}` : pathOf(name));
  return last ? { saved: last.id } : null;
}
