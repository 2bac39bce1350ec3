import type { Written } from "~/content/text-faults";
import { hashOf } from "~/content/text-hash";
import { translate } from "~/content/translate";
import { parse, pathOf, schemaOfFile } from "~/features/editor/files/site-content.server";
import type { ContentStore } from "~/features/editor/stores/store.server";
import { fileOf, type TranslationFile, translationOf } from "./translation-files.server";

const MAX_READ = 8;

/** What outdated translations were made of, where the history has it, by the names of texts. */
export async function readFormerTexts(
  store: ContentStore,
  file: TranslationFile,
): Promise<Map<string, Written>> {
  const { language, name, noted, own } = file;
  const { texts } = translationOf(file, own?.text);
  const found = new Map<string, Written>();
  const wanted = new Map(
    texts.flatMap(({ name: text, state }) => {
      const from = noted.files[fileOf(name)]?.[text]?.from;
      return state === "outdated" && from ? [[text, from] as const] : [];
    }),
  );
  if (wanted.size === 0) return found;
  const [, ...earlier] = await store.log(MAX_READ + 1, pathOf(name));
  for (const { id } of earlier) {
    if (found.size === wanted.size) break;
    const stored = await store.read(pathOf(name), id);
    const { value } = stored ? parse(name, stored.text) : {};
    for (const text of translate(schemaOfFile(name), value, undefined, { language }).texts)
      if (wanted.get(text.name) === hashOf(text.first)) found.set(text.name, text.first);
  }
  return found;
}
