import { schemaOf } from "~/content/files";
import { type Path, parseYamlText } from "~/content/parse-yaml";
import type { TranslatedText } from "~/content/translate";
import { writeTranslation } from "~/content/write-translation";
import { findDeadLinks } from "~/features/editor/files/dead-links.server";
import {
  builtTexts,
  checkWith,
  folderOfText,
  parse,
  readAround,
} from "~/features/editor/files/site-content.server";
import { writeMdx } from "~/features/editor/files/text-file";
import { writeValue, writeYaml } from "~/features/editor/files/write-yaml";
import { type Draft, pointerTo } from "~/features/editor/form/draft";
import type { ContentStore } from "~/features/editor/stores/store.server";
import { factsIn, pathIn, type TranslationFile, translationOf } from "./translation-files.server";
import { typedText } from "./translation-form";

type Problem = { path: Path; sentence: string };

/** The file of a translation with what was typed; undefined if nothing was. */
export function writeTyped(
  file: TranslationFile,
  texts: TranslatedText[],
  draft: Draft,
): string | undefined {
  const typed = new Map(
    texts.map((text) => [pointerTo(text.path), typedText(file.language, text, draft)] as const),
  );
  if ([...typed.values()].every((it) => it === undefined)) return undefined;
  if (folderOfText(file.name)) return writeMarkdown(file, texts, typed);
  const { language, name, first, own } = file;
  const path = pathIn(language, name);
  const read = (text: string) => parseYamlText(path, text).value;
  const before = own && read(own.text);
  const { value } = parse(name, first.text);
  const written = writeTranslation(schemaOf(name), value, before, (it) => typed.get(pointerTo(it)));
  return own ? writeYaml(own.text, written, read) : `${writeValue(written.value)}\n`;
}

/** Fields that are no texts stay, or are those of the first language. */
function writeMarkdown(
  file: TranslationFile,
  texts: TranslatedText[],
  typed: Map<string, unknown>,
): string {
  const written = (file.own ?? file.first).text;
  const { own } = translationOf(file, written);
  const value = structuredClone(own.value);
  for (const { path, state } of texts) {
    const text = typed.get(pointerTo(path));
    const group = path.slice(0, -1).reduce((part, key) => Reflect.get(Object(part), key), value);
    const key = path.at(-1) ?? "";
    if (text !== undefined) Reflect.set(Object(group), key, text);
    else if (state !== "optional") Reflect.deleteProperty(Object(group), key);
  }
  return writeMdx(written, { value, origins: new Map() });
}

/** What the build would refuse, and the texts that the translation then has. */
export async function checkTranslation(
  store: ContentStore,
  file: TranslationFile,
  { text, served }: { text: string; served: string[] },
): Promise<{ inFields: Problem[]; others: string[]; texts: TranslatedText[] }> {
  const { language, name } = file;
  const { own, merged, refused, texts } = translationOf(file, text);
  if (own.problems.length > 0) return { inFields: [], others: own.problems, texts };
  const found = refused.map(({ of, why }) => {
    const at = of && texts.find(({ path }) => pointerTo(path) === pointerTo(of))?.name;
    // The form says where.
    return { of, sentence: at && why.startsWith(`${at} `) ? why.slice(at.length + 1) : why };
  });
  const others = found.flatMap(({ of, sentence }) => (of ? [] : sentence));
  const inFields = found.flatMap(({ of, sentence }) => (of ? { path: of, sentence } : []));
  if (inFields.length + others.length > 0) return { inFields, others, texts };
  const { merged: before } = translationOf(file, file.own?.text);
  const around = await readAround(store, name, { served, was: before.value });
  const facts = factsIn(language, { texts: around.texts, edited: { name, file: merged } });
  const checked = await checkWith(facts, name, merged, around);
  const edited = { path: `/${pathIn(language, name)}`, text };
  const site = { texts: around.texts, built: builtTexts, served, edited };
  const dead = findDeadLinks(merged.value, before.value, site, checked.links);
  const isKnown = checked.inFields !== undefined && checked.inFields.length > 0;
  return {
    inFields: [...(checked.inFields ?? []), ...dead],
    others: isKnown ? [] : checked.problems,
    texts,
  };
}
