import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { TEXT_WIDTH } from "~/content/picture-file";
import { readEntry } from "~/features/editor/entries/text-entries.server";
import { pathOf } from "~/features/editor/files/site-content.server";
import { untaken } from "~/features/editor/form/made-ids";
import { blobIdOf, type ContentStore, folderOf } from "~/features/editor/stores/store.server";
import { readUpload, stemOf, type Upload, uploadName } from "./add-picture.server";
import { listPicturesBeside } from "./pictures.server";

const { pictures: texts } = contentEditor;

/** Null for other files than articles, films and pages. */
export async function listTextPictures(store: ContentStore, name: string) {
  const entry = await readEntry(store, name);
  if (!entry) return null;
  const pictures = await listPicturesBeside(store, pathOf(name));
  return { name, title: entry.title, pictures };
}

/** Null for a file that is no text. */
export async function addTextPicture(
  store: ContentStore,
  name: string,
  { file, author }: Pick<Upload, "file" | "author">,
): Promise<{ saved: string; part?: never } | { status: number; refusal: string } | null> {
  if (!(await readEntry(store, name))) return null;
  const refuse = (refusal: string) => ({ status: 422, refusal });
  const read = await readUpload(file);
  if ("refusal" in read) return refuse(read.refusal);
  const { width, extension } = read;
  if (width < TEXT_WIDTH) return refuse(fill(texts.tooSmallForText, { width, text: TEXT_WIDTH }));
  const folder = folderOf(pathOf(name));
  const listed = await store.list(folder);
  const version = await blobIdOf(file);
  // The same file, uploaded again.
  if (listed.some((it) => it.version === version)) return { saved: version };
  const taken = listed.map(({ path }) => stemOf(path));
  const added = `${untaken(uploadName(file.name), taken)}.${extension}`;
  const message = fill(texts.added, { file: `${name}/${added}` });
  const saved = await store.add(`${folder}/${added}`, file, { message, author });
  return saved === null ? { status: 409, refusal: texts.takenMeanwhile } : { saved };
}
