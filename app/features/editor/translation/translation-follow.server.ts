import { followFirst } from "~/content/follow-first";
import { isTranslated } from "~/content/in-language";
import { parseYamlText } from "~/content/parse-yaml";
import { isGroup } from "~/content/translation-parts";
import { folderOfText, parse, schemaOfFile } from "~/features/editor/files/site-content.server";
import { same, writeYaml } from "~/features/editor/files/write-yaml";
import type { Edited } from "~/features/editor/form/draft";
import type { ContentStore, FileChange } from "~/features/editor/stores/store.server";
import {
  changesOf,
  fileOf,
  listLanguages,
  pathIn,
  readTranslation,
  type TranslationFile,
} from "./translation-files.server";

/** Entries of translations are deleted, added and moved as in the first language. */
export async function followInLanguages(
  store: ContentStore,
  name: string,
  { before, edited }: { before: unknown; edited: Edited },
): Promise<FileChange[]> {
  if (folderOfText(name) || !isTranslated(name) || !hasMoved(before, edited.value, edited.origins))
    return [];
  const files = listLanguages().map((language) => readTranslation(store, language, name));
  return (await Promise.all(files)).flatMap((file) => (file ? follow(file, before, edited) : []));
}

function hasMoved(before: unknown, after: unknown, origins: Edited["origins"]): boolean {
  if (Array.isArray(before) && Array.isArray(after)) {
    const were = origins.get(after) ?? [...after.keys()];
    const isInOrder = before.length === after.length && were.every((from, at) => from === at);
    return !isInOrder || after.some((it, at) => hasMoved(before[at], it, origins));
  }
  if (!isGroup(before) || !isGroup(after)) return false;
  return Object.entries(before).some(
    ([key, part]) => !(key in after) || hasMoved(part, after[key], origins),
  );
}

function follow(
  file: TranslationFile,
  before: unknown,
  { value: after, origins }: Edited,
): FileChange[] {
  const { language, name, own, noted } = file;
  if (!own) return [];
  const path = pathIn(language, name);
  const read = (text: string) => parseYamlText(path, text).value;
  const was = read(own.text);
  if (was === undefined || parse(`${language}/${name}`, own.text).problems.length > 0) return [];
  const notes = noted.files[fileOf(name)];
  const followed = followFirst(schemaOfFile(name), { before, after, origins }, was, notes);
  if (followed.value !== undefined && same(followed.value, was)) return [];
  const isEmpty = followed.value === undefined || Object.keys(Object(followed.value)).length === 0;
  const text = isEmpty ? undefined : writeYaml(own.text, followed, read);
  return changesOf(file, text, notes && (isEmpty ? {} : followed.noted));
}
