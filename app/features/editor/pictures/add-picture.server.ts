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
import { type Post, postFile } from "~/features/editor/files/edit-file.server";
import { type Draft, draftOf, nameOf, orderOf, putOrder } from "~/features/editor/form/draft";
import { formSchemaOf } from "~/features/editor/form/file-schema.server";
import { untaken } from "~/features/editor/form/made-ids";
import { blobIdOf, type ContentStore } from "~/features/editor/stores/store.server";
import { FOLDER, type Images, LIST, readImages, readTeam, TEAM } from "./pictures.server";

const EXTENSIONS = { jpeg: "jpg", png: "png", webp: "webp", avif: "avif" };

export type Upload = Pick<Post, "author" | "served"> & {
  file: Blob & { name: string };
  alt: string;
  /** Of the team, whose photograph it is; "" for a picture of pages. */
  person: string;
};

/** `name` and `part`: where the picture's words are then. */
export type UploadAnswer =
  | { saved: string; name: string; part: string }
  | { status: number; refusal: string };

export async function addPicture(store: ContentStore, upload: Upload): Promise<UploadAnswer> {
  const texts = contentEditor.pictures;
  const { file, alt, person, author } = upload;
  const refuse = (refusal: string) => ({ status: 422, refusal });
  if (alt.trim() === "") return refuse(texts.altMissing);
  const read = await readUpload(file);
  if ("refusal" in read) return refuse(read.refusal);
  const { width, extension } = read;
  if (width < (person ? PERSON_WIDTH : PAGE_WIDTH))
    return refuse(fill(texts.tooSmall, { width, page: PAGE_WIDTH, person: PERSON_WIDTH }));
  const [images, listed] = await Promise.all([readImages(store), store.list(FOLDER)]);
  const version = await blobIdOf(file);
  const same = listed.find((it) => it.version === version);
  const taken = [
    ...listed.map(({ path }) => stemOf(path)),
    ...images.pictures.map((it) => it.name),
  ];
  const path = same?.path ?? `${FOLDER}/${untaken(uploadName(file.name), taken)}.${extension}`;
  const picture = { file: path.slice(FOLDER.length + 1), alt };
  const place = person ? await ofPerson(store, person, picture) : inImages(images, picture);
  if (!place) return refuse(texts.personMissing);
  const { name, part } = place;
  // Checked first: no file without its words.
  const refused = await putWords(store, place, upload, "review");
  if (refused) return refused;
  if (!same) {
    const message = fill(texts.added, { file: picture.file });
    const saved = await store.add(path, file, { message, author });
    if (saved === null) return { status: 409, refusal: texts.takenMeanwhile };
  }
  return (await putWords(store, place, upload, "save")) ?? { saved: version, name, part };
}

/** The width and file extension of a picture by its content, or why it is none. */
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

type Picture = { file: string; alt: string };
/** A file that names a picture, and what its form holds with it. */
type Place = { name: string; part: string; version: string; draft: Draft };

function inImages({ value, version, pictures }: Images, { file, alt }: Picture): Place {
  const draft = draftOf(formSchemaOf(LIST), value);
  const known = pictures.find((it) => it.file === file)?.name;
  const taken = pictures.map((it) => it.name);
  const name = known ?? untaken(uploadName(file), taken);
  const part = nameOf("/pictures", name);
  if (!known) {
    putOrder(draft, "/pictures", [...orderOf(draft, "/pictures"), name]);
    draft.set(`${part}#there`, "1").set(`${part}/file`, file).set(`${part}/alt`, alt);
  }
  return { name: LIST, part, version, draft };
}

async function ofPerson(store: ContentStore, person: string, picture: Picture) {
  const { version, value, people } = await readTeam(store);
  const at = people.indexOf(person);
  if (at < 0) return null;
  const draft = draftOf(formSchemaOf(TEAM), value);
  const part = nameOf("/members", at);
  const photo = nameOf(part, "photo");
  if (draft.get(`${photo}/file`) !== picture.file) draft.delete(`${photo}/focus`);
  draft.set(`${photo}#there`, "1").set(`${photo}/file`, picture.file);
  draft.set(`${photo}/alt`, picture.alt);
  return { name: TEAM, part, version, draft };
}

/** Null if the words are there, or for a review would be. */
async function putWords(
  store: ContentStore,
  { name, version, draft }: Place,
  { author, served }: Upload,
  intent: "review" | "save",
): Promise<{ status: number; refusal: string } | null> {
  const fields = new URLSearchParams([["version", version], ["intent", intent], ...draft]);
  const answer = await postFile(store, name, { fields, author, served, refusal: null });
  if (!answer || "saved" in answer || answer.page.changes) return null;
  const { problems, note } = answer.page;
  if (note === "nothingChanged") return null;
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
