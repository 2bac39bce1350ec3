import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import type { Path } from "~/content/parse-yaml";
import type { NameKind } from "~/content/schema/primitives";
import type { Use } from "~/features/editor/entries/text-entries.server";
import {
  isEditable,
  nameOfPath,
  parse,
  pathOf,
  storedTexts,
} from "~/features/editor/files/site-content.server";
import { writeYaml } from "~/features/editor/files/write-yaml";
import {
  draftOf,
  editedOf,
  freeFieldOf,
  orderOf,
  pointerTo,
  putOrder,
} from "~/features/editor/form/draft";
import { formSchemaOf } from "~/features/editor/form/file-schema.server";
import {
  alternativeOf,
  alternativesOf,
  entryOf,
  type FormSchema,
  fieldsOf,
} from "~/features/editor/form/form-schema";
import { titleOf } from "~/features/editor/form/labels";
import type { About, ContentStore, FileChange } from "~/features/editor/stores/store.server";
import { followInLanguages } from "~/features/editor/translation/translation-follow.server";
import { FOLDER, LIST, readImages } from "./pictures.server";

const { pictures: texts } = contentEditor;

/** A picture of pages and people and what shows it; null where there is none. */
export async function readPicture(store: ContentStore, file: string) {
  const path = `${FOLDER}/${file}`;
  const [{ pictures }, listed, all] = await Promise.all([
    readImages(store),
    store.list(FOLDER),
    storedTexts(store),
  ]);
  const found = listed.find((it) => it.path === path);
  if (!found) return null;
  const names = pictures.filter((it) => it.file === file).map(({ name }) => name);
  const isUse = (kind: NameKind, value: string) =>
    (kind === "picture" && names.includes(value)) || (kind === "pictureFile" && value === file);
  const uses = Object.entries(all).flatMap(([other, text]): Use[] => {
    const name = nameOfPath(other);
    if (!isEditable(name) || ![file, ...names].some((it) => text.includes(it))) return [];
    const fields = findNamed(formSchemaOf(name), parse(name, text).value, isUse);
    const outside = fields.filter((field) => name !== LIST || field[0] !== "pictures");
    const sentence = fill(texts.usedIn, { title: titleOf(name, all), file });
    return outside.map((field) => ({ name, field: pointerTo(field), sentence }));
  });
  return { path, version: found.version, names, uses };
}

type Picture = NonNullable<Awaited<ReturnType<typeof readPicture>>>;

/** Fields whose schemas let them name an entry. */
function findNamed(
  schema: FormSchema,
  value: unknown,
  isWanted: (kind: NameKind, value: string) => boolean,
  path: Path = [],
): Path[] {
  const alternatives = alternativesOf(schema);
  if (alternatives) {
    const chosen = alternatives[alternativeOf(alternatives, value)];
    return chosen ? findNamed(chosen, value, isWanted, path) : [];
  }
  if (typeof value === "string") return schema.names && isWanted(schema.names, value) ? [path] : [];
  const fields = fieldsOf(schema);
  return Object.entries(Object(value)).flatMap(([key, part]) => {
    const isList = Array.isArray(value);
    const own = isList
      ? entryOf(schema, Number(key))
      : (fields?.find((it) => it.key === key)?.schema ?? freeFieldOf(schema));
    return findNamed(own, part, isWanted, [...path, isList ? Number(key) : key]);
  });
}

/** Takes a picture and its names out of the repository; null if they have changed meanwhile. */
export async function removePicture(
  store: ContentStore,
  { path, version, names }: Picture,
  author: About["author"],
): Promise<string | null> {
  const list = await store.read(pathOf(LIST));
  const without = list && names.length > 0 ? withoutPictures(list.text, names) : null;
  const changes: FileChange[] = [{ path, before: version, isGone: true }];
  if (list && without) {
    const { before, edited, text } = without;
    changes.push({ path: pathOf(LIST), before: list.version, text });
    changes.push(...(await followInLanguages(store, LIST, { before, edited })));
  }
  const message = fill(texts.removedMessage, { file: path.slice(FOLDER.length + 1) });
  return store.commit(changes, { message, author });
}

function withoutPictures(text: string, names: string[]) {
  const schema = formSchemaOf(LIST);
  const before = parse(LIST, text).value;
  const draft = draftOf(schema, before);
  const left = orderOf(draft, "/pictures").filter((name) => !names.includes(name));
  putOrder(draft, "/pictures", left);
  const edited = editedOf(schema, draft);
  return { before, edited, text: writeYaml(text, edited, (it) => parse(LIST, it).value) };
}
