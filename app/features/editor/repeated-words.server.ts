import { FACT_FILES } from "~/content/facts";
import { escaped } from "./dead-links.server";
import { draftOf } from "./draft";
import { labelsOf } from "./field-labels.server";
import { formSchemaOf } from "./file-schema.server";
import { titleOfFile } from "./labels";
import {
  type Around,
  factsFrom,
  isEditable,
  nameOfPath,
  parse,
  pathOf,
  type Texts,
} from "./site-content.server";
import type { Use } from "./text-entries.server";
import { pointerTo, textsOf } from "./texts-of";

/** What texts say in words of their own, such as $4,800, and which do. */
export type Repeated = { text: string; uses: Use[] };

const MAX_USES = 20;

/** Texts that have the words of what an edit changes, a price or a phone number, and do not insert it. */
export function findRepeated(name: string, text: string, around: Around): Repeated[] {
  if (!FACT_FILES.some((it) => it === name)) return [];
  const before = factsFrom(around.content).texts;
  const after = factsFrom(new Map(around.content).set(name, parse(name, text))).texts;
  const texts = { ...around.texts, [`/${pathOf(name)}`]: text };
  const changed = [...before].filter(([fact, words]) => words !== (after.get(fact) ?? words));
  const former = new Set(changed.map(([, words]) => words).filter(isTelling));
  return [...former].flatMap((words) => {
    const uses = findWords(words, texts).slice(0, MAX_USES);
    return uses.length > 0 ? [{ text: words, uses }] : [];
  });
}

/** A number alone is in many texts that mean another one. */
const isTelling = (words: string) => /\d|@/.test(words) && !/^[\d.,]{1,3}$/.test(words);

function findWords(words: string, texts: Texts): Use[] {
  const pattern = new RegExp(`(?<![\\w.,])${escaped(words)}(?![.,]?\\w)`);
  return Object.entries(texts).flatMap(([path, text]): Use[] => {
    if (!text.includes(words)) return [];
    const name = nameOfPath(path);
    if (!isEditable(name))
      return pattern.test(text) ? [{ name: null, sentence: path.slice(1) }] : [];
    const { value } = parse(name, text);
    const fields = textsOf(value).filter((it) => pattern.test(it.text));
    return fields.map(({ path: at }) => useOf(name, value, pointerTo(at)));
  });
}

function useOf(name: string, value: unknown, field: string): Use {
  const none = { texts: new Map<string, string>(), problems: [], isIncomplete: true };
  const labels = labelsOf(name, draftOf(formSchemaOf(name), value), field, none);
  return { name, field, sentence: [titleOfFile(name, value), ...labels].join(" › ") };
}
