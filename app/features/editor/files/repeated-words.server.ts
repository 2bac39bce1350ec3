import { escapePattern } from "~/content/escape-pattern";
import { FACT_FILES } from "~/content/facts";
import type { Use } from "~/features/editor/entries/text-entries.server";
import { describeForm } from "~/features/editor/form/describe-form";
import { draftOf, pointerTo } from "~/features/editor/form/draft";
import { fieldAt, labelsTo } from "~/features/editor/form/fields";
import { formSchemaOf } from "~/features/editor/form/file-schema.server";
import { titleOfFile } from "~/features/editor/form/labels";
import type { ContentStore } from "~/features/editor/stores/store.server";
import {
  builtTexts,
  factContent,
  factsFrom,
  isEditable,
  nameOfPath,
  parse,
  storedTexts,
  type Texts,
} from "./site-content.server";
import { textsOf } from "./texts-of";

/** What texts say in words of their own, such as $4,800, and which do. */
export type Repeated = { text: string; uses: Use[] };

const MAX_USES = 20;

/** After a save: where visitors still read what a fact, such as a price, said when the site was built. */
export async function readRepeated(store: ContentStore, name: string): Promise<Repeated[]> {
  return FACT_FILES.some((it) => it === name) ? findRepeated(await storedTexts(store)) : [];
}

/** Only in texts that do not insert the fact: the others follow. */
function findRepeated(texts: Texts, former: Texts = builtTexts): Repeated[] {
  const [before, after] = [former, texts].map((it) => factsFrom(factContent(it)).texts);
  if (!before || !after) return [];
  const changed = [...before].filter(([fact, words]) => words !== (after.get(fact) ?? words));
  const said = new Set(changed.map(([, words]) => words).filter(isTelling));
  return [...said].flatMap((words) => {
    const uses = findWords(words, texts).slice(0, MAX_USES);
    return uses.length > 0 ? [{ text: words, uses }] : [];
  });
}

/** A number alone is in many texts that mean another one. */
const isTelling = (words: string) => /\d|@/.test(words) && !/^[\d.,]{1,3}$/.test(words);

function findWords(words: string, texts: Texts): Use[] {
  const pattern = new RegExp(`(?<![\\w.,])${escapePattern(words)}(?![.,]?\\w)`);
  return Object.entries(texts).flatMap(([path, text]): Use[] => {
    if (!text.includes(words)) return [];
    const name = nameOfPath(path);
    if (!isEditable(name))
      return pattern.test(text) ? [{ name: null, sentence: path.slice(1) }] : [];
    const { value } = parse(name, text);
    const fields = textsOf(value).filter((it) => pattern.test(it.text));
    return fields.flatMap(({ path: at }) => useOf(name, value, pointerTo(at)));
  });
}

/** None of a value that only services get, such as the name of an option. */
function useOf(name: string, value: unknown, field: string): Use[] {
  const schema = formSchemaOf(name);
  const none = { problems: new Map<string, string>(), offering: null, named: () => [] };
  const facts = { texts: new Map<string, string>(), problems: [], isIncomplete: true };
  const form = describeForm({ ...none, draft: draftOf(schema, value), facts, way: field }, schema);
  const own = fieldAt(form, field);
  if (own?.kind !== "text" || !(own.takesFacts || own.hasLines)) return [];
  const sentence = [titleOfFile(name, value), ...(labelsTo(form, field) ?? [])].join(" › ");
  return [{ name, field, sentence }];
}
