import { fillFacts } from "~/content/fill-facts";
import { HEAD_BYTES, readPictureHead } from "~/content/picture-file";
import {
  builtContent,
  factsFrom,
  folderOfText,
  parse,
  pathOf,
} from "~/features/editor/files/site-content.server";
import { PRESSED_WIDTH } from "~/features/editor/form/press";
import { type ContentStore, folderOf, StoreError } from "~/features/editor/stores/store.server";

export const FOLDER = "content/pictures";
export const LIST = "images";
const FILE_NAME = /^\w[\w.-]*\.(jpe?g|png|webp|avif)$/i;

export type ListedPicture = { name: string; file: string; alt: string; focus: string };

export type Images = { version: string; value: unknown; pictures: ListedPicture[] };

export async function readImages(store: ContentStore): Promise<Images> {
  const stored = await store.read(pathOf(LIST));
  if (!stored) throw new StoreError("missing", `${pathOf(LIST)} is not there`);
  const { value } = parse(LIST, stored.text);
  const entries = Object.entries(Object(Object(value).pictures));
  const pictures = entries.map(([name, entry]) => {
    const { file = "", alt = "", focus = "50% 50%" } = Object(entry);
    return { name, file: String(file), alt: String(alt), focus: String(focus) };
  });
  return { version: stored.version, value, pictures };
}

/** The data file with the people, each of whom may have a photograph. */
export const TEAM = "team";

/** The names of all members; a site may have no team. */
export async function readTeam(store: ContentStore) {
  const stored = await store.read(pathOf(TEAM));
  const { value } = parse(TEAM, stored?.text ?? "");
  const members: unknown[] = [Reflect.get(Object(value), "members") ?? []].flat();
  const names = members.map((it) => Reflect.get(Object(it), "name") ?? "");
  const { filled } = fillFacts(names, factsFrom(builtContent()));
  return { version: stored?.version ?? "", value, people: (filled as unknown[]).map(String) };
}

/** Pictures with a name, files that only people can have, and the people. */
export async function listPictures(store: ContentStore) {
  const [{ pictures }, files, { people }] = await Promise.all([
    readImages(store),
    listPictureFiles(store),
    readTeam(store),
  ]);
  const named = new Set(pictures.map(({ file }) => file));
  return { pictures, others: files.filter((it) => !named.has(it)), people };
}

export async function listPictureFiles(store: ContentStore): Promise<string[]> {
  const names = (await store.list(FOLDER)).map(({ path }) => path.slice(FOLDER.length + 1));
  return names.filter((it) => FILE_NAME.test(it));
}

export async function listPicturesBeside(store: ContentStore, path: string): Promise<string[]> {
  const folder = folderOf(path);
  const files = (await store.list(folder)).map((it) => it.path.slice(folder.length + 1));
  return files.filter((it) => /\.(jpe?g|png|webp|avif)$/i.test(it));
}

export async function openPictureBeside(store: ContentStore, name: string, file: string) {
  return folderOfText(name) ? openPicture(store, file, folderOf(pathOf(name))) : null;
}

/** Null for anything but a picture. */
export async function openPicture(store: ContentStore, file: string, folder = FOLDER) {
  const response = FILE_NAME.test(file) ? await store.open(`${folder}/${file}`) : null;
  if (!response?.body) return null;
  const [shown, read] = response.body.tee();
  const size = readPictureHead(await readHead(read));
  if (typeof size !== "string") return { body: shown, size };
  await shown.cancel();
  return null;
}

async function readHead(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = stream.getReader();
  while (length < HEAD_BYTES) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(new Uint8Array(value));
    length += value.length;
  }
  await reader.cancel();
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** The focus that a press on a picture sets; null for the keyboard, which presses at 0, 0. */
export async function focusOfPress(
  store: ContentStore,
  file: string,
  [x, y]: [number, number],
): Promise<string | null> {
  const opened = x === 0 && y === 0 ? null : await openPicture(store, file);
  if (!opened) return null;
  await opened.body.cancel();
  const { width, height } = opened.size;
  const percent = (at: number, of: number) =>
    Math.min(100, Math.max(0, Math.round((100 * at) / of)));
  return `${percent(x, PRESSED_WIDTH)}% ${percent(y, (PRESSED_WIDTH * height) / width)}%`;
}
