import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import {
  HEAD_BYTES,
  LIMIT_MB,
  PAGE_WIDTH,
  PERSON_WIDTH,
  readPictureHead,
} from "~/content/picture-file";
import { slugOf } from "~/content/slug";
import { draftOf, nameOf, orderOf, putOrder } from "./draft";
import { type Post, postFile } from "./edit-file.server";
import { formSchemaOf } from "./file-schema.server";
import { untaken } from "./made-ids";
import { FOLDER, type Images, LIST, readImages } from "./pictures.server";
import { blobIdOf, type ContentStore } from "./store.server";

const EXTENSIONS = { jpeg: "jpg", png: "png", webp: "webp", avif: "avif" };

export type Upload = Pick<Post, "author" | "served"> & {
  file: Blob & { name: string };
  alt: string;
};

export type UploadAnswer =
  | { saved: string; name: string | null }
  | { status: number; refusal: string };

/** Puts a picture into the repository, and, if pages can show it, into the list of pictures. */
export async function addPicture(store: ContentStore, upload: Upload): Promise<UploadAnswer> {
  const texts = contentEditor.pictures;
  const { file, alt, author } = upload;
  const refuse = (refusal: string) => ({ status: 422, refusal });
  if (alt.trim() === "") return refuse(texts.altMissing);
  const read = await readUpload(file);
  if ("refusal" in read) return refuse(read.refusal);
  const { width, extension } = read;
  if (width < PERSON_WIDTH)
    return refuse(fill(texts.tooSmall, { width, page: PAGE_WIDTH, person: PERSON_WIDTH }));
  const [images, listed] = await Promise.all([readImages(store), store.list(FOLDER)]);
  const version = await blobIdOf(file);
  const same = listed.find((it) => it.version === version);
  const taken = [
    ...listed.map(({ path }) => stemOf(path)),
    ...images.pictures.map((it) => it.name),
  ];
  const path = same?.path ?? `${FOLDER}/${untaken(uploadName(file.name), taken)}.${extension}`;
  const known = images.pictures.find((it) => it.file === path.slice(FOLDER.length + 1));
  if (known) return { saved: version, name: known.name };
  const entry = {
    name: untaken(
      uploadName(path),
      images.pictures.map((it) => it.name),
    ),
    path,
    alt,
  };
  const isForPages = width >= PAGE_WIDTH;
  // Looked at first: the file must not be there alone because its words are refused.
  const refused = isForPages && (await putInList(store, images, entry, upload, "review"));
  if (refused) return refused;
  if (!same) {
    const message = fill(texts.added, { file: path.slice(FOLDER.length + 1) });
    const saved = await store.add(path, file, { message, author });
    if (saved === null) return { status: 409, refusal: texts.takenMeanwhile };
    if (!isForPages) return { saved, name: null };
  }
  if (!isForPages) return { saved: version, name: null };
  return (
    (await putInList(store, images, entry, upload, "save")) ?? { saved: version, name: entry.name }
  );
}

/** How wide a picture is and what its name ends with, by its content, or why it is none. */
export async function readUpload(
  file: Blob,
): Promise<{ width: number; extension: string } | { refusal: string }> {
  const texts = contentEditor.pictures;
  if (file.size === 0) return { refusal: texts.fileMissing };
  if (file.size > LIMIT_MB * 1e6) return { refusal: fill(texts.tooLarge, { max: LIMIT_MB }) };
  const size = readPictureHead(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (typeof size === "string") return { refusal: fill(texts.noPicture, { why: size }) };
  return { width: size.width, extension: EXTENSIONS[size.type] };
}

/** Null if it is there, or would be. */
async function putInList(
  store: ContentStore,
  { version, value }: Images,
  { name, path, alt }: { name: string; path: string; alt: string },
  { author, served }: Upload,
  intent: "review" | "save",
): Promise<{ status: number; refusal: string } | null> {
  const draft = draftOf(formSchemaOf(LIST), value);
  putOrder(draft, "/pictures", [...orderOf(draft, "/pictures"), name]);
  const entry = nameOf("/pictures", name);
  draft.set(`${entry}#there`, "1").set(`${entry}/file`, path.slice(FOLDER.length + 1));
  draft.set(`${entry}/alt`, alt);
  const fields = new URLSearchParams([["version", version], ["intent", intent], ...draft]);
  const answer = await postFile(store, LIST, { fields, author, served, refusal: null });
  if (!answer || "saved" in answer || answer.page.changes) return null;
  const { problems, note } = answer.page;
  const said = note && note !== "problems" ? contentEditor.notes[note].title : "";
  const [first] = problems;
  return { status: answer.status, refusal: first?.sentence ?? said };
}

export const stemOf = (path: string) =>
  path
    .replace(/^.*\//, "")
    .replace(/\.\w+$/, "")
    .toLowerCase();

export function uploadName(fileName: string): string {
  const name = slugOf(stemOf(fileName))
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, "");
  return name || contentEditor.pictures.unnamed;
}
