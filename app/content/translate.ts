import { z } from "zod";
import { similar } from "./nearest.ts";
import type { Path } from "./parse-yaml.ts";
import { inner, isTranslatable, partOf } from "./schema-parts.ts";
import { faultOf, hasWords, isLong, type Written } from "./text-faults.ts";
import { hashOf } from "./text-hash.ts";
import {
  identifierOf,
  isGroup,
  isUntranslated,
  nameOfEntry,
  nameOfField,
  partIn,
} from "./translation-parts.ts";

/** One that is optional has no words of its own, or is a name, and is not there. */
export type TextState =
  | ("translated" | "missing" | "unchanged" | "outdated" | "wrong")
  | "optional";

/** A text of the first language and what a language has in its place. */
export type TranslatedText = {
  /** Such as "categories[/services/diy-downloads].title". */
  name: string;
  /** In the file of the first language. */
  path: Path;
  schema: z.core.$ZodType;
  first: Written;
  own?: unknown;
  state: TextState;
  /** Why it is wrong, or what a translator should look at. */
  why?: string | undefined;
  isLong?: boolean;
  hashes?: Hashes | undefined;
};

/** Of the text of the first language and of its translation. */
type Hashes = { from: string; to: string };
/** Of a translation, by the names of its texts: what `npm run translated` has noted. */
export type Noted = Record<string, Hashes | undefined>;

export type Translated = {
  value: unknown;
  texts: TranslatedText[];
  /** What stands in the translation and must not, by its place there; of a text also its place in the first language. */
  refused: { path: Path; why: string; of?: Path }[];
  /** What the first language does not have, or not any more. */
  leftOver: { path: Path; why: string }[];
  /** Entries of lists by place that no entry of the first language corresponds to. */
  surplus: { of: Path; entry: unknown }[];
  /** Where a part of the file stands in the translation. */
  pathIn: (path: Path) => Path;
};

type Options = {
  language: string;
  noted?: Noted;
  /** Fills in what the same text is in every language, such as what is sent. */
  fill?: (text: string) => string;
};

type Job = Required<Options> & {
  found: Omit<Translated, "value" | "pathIn">;
  places: Map<string, Path>;
};
/** A part of both files, with its place in each. */
type Part = { schema: z.core.$ZodType | undefined; path: Path; own: Path; name: string };

/** Merges a translation into a file: texts alone, entries of lists by what identifies them. */
export function translate(
  schema: z.core.$ZodType,
  first: unknown,
  translation: unknown,
  { language, noted = {}, fill = (text) => text }: Options,
): Translated {
  const found = { texts: [], refused: [], leftOver: [], surplus: [] };
  const job: Job = { language, noted, fill, found, places: new Map() };
  const value = merge(job, { schema, path: [], own: [], name: "" }, first, translation);
  const pathIn = (path: Path): Path => {
    for (let length = path.length; length > 0; length--) {
      const place = job.places.get(JSON.stringify(path.slice(0, length)));
      if (place) return [...place, ...path.slice(length)];
    }
    return path;
  };
  return { value, ...found, pathIn };
}

function merge(job: Job, part: Part, first: unknown, own: unknown): unknown {
  const { schema } = part;
  if (own !== undefined) job.places.set(JSON.stringify(part.path), part.own);
  if (schema && isTranslatable(inner(schema)) && first !== undefined)
    return mergeText(job, part, first as Written, own);
  if (Array.isArray(first)) return mergeList(job, part, first, own);
  if (typeof first === "object" && first !== null) return mergeGroup(job, part, first, own);
  if (own !== undefined)
    refuse(job, part, "is no text, so it is the same in every language: remove it");
  return typeof first === "string" ? job.fill(first) : first;
}

function refuse({ found }: Job, { own, name }: Part, why: string): void {
  found.refused.push({ path: own, why: `${name} ${why}.` });
}

function mergeGroup(job: Job, part: Part, first: object, own: unknown): unknown {
  if (own !== undefined && !isGroup(own))
    refuse(job, part, "must be a group of fields, as in the first language");
  const theirs: Record<string, unknown> = isGroup(own) ? { ...own } : {};
  for (const key of Object.keys(theirs).filter((it) => !(it in first))) {
    const [like] = similar(key, Object.keys(first));
    const meant = like ? `: write ${like}, or remove it` : ": remove it";
    const why = `${nameOfField(part.name, key)} is not in the file in the first language${meant}.`;
    job.found.leftOver.push({ path: [...part.own, key], why });
  }
  return Object.fromEntries(
    Object.entries(first).map(([key, value]) => {
      const inside = below(part, key, key, nameOfField(part.name, key));
      return [key, merge(job, inside, value, theirs[key])];
    }),
  );
}

function below(
  { schema, path, own }: Part,
  key: string | number,
  ownKey: string | number,
  name: string,
): Part {
  const inside = schema && partOf(schema, key);
  return { schema: inside, path: [...path, key], own: [...own, ownKey], name };
}

function mergeList(job: Job, part: Part, first: readonly unknown[], own: unknown): unknown {
  if (own !== undefined && !Array.isArray(own)) {
    refuse(job, part, "must be a list, each entry on a line that begins with a hyphen");
    own = undefined;
  }
  const theirs = own as unknown[] | undefined;
  const key = identifierOf(part.schema, first);
  if (key) return mergeByIdentifier(job, part, first, theirs, key);
  if (theirs && theirs.length !== first.length) {
    const before = job.found.texts.length;
    const kept = first.map((it, at) => merge(job, entryOf(part, at), it, undefined));
    const why = `${part.name} has ${count(theirs.length)}, and ${first.length} in the first language: make it as many, in the same order`;
    const texts = job.found.texts.slice(before);
    const origins = originsByNotes(job, part, texts, theirs);
    for (const text of texts) {
      const [at, ...inside] = text.path.slice(part.path.length);
      const origin = origins.get(at);
      text.why = why;
      if (origin !== undefined) text.own = partIn(theirs, [origin, ...inside]);
    }
    const surplus = theirs.filter((_, at) => ![...origins.values()].includes(at));
    job.found.surplus.push(...surplus.map((entry) => ({ of: part.path, entry })));
    if (texts.every(({ state }) => state === "optional"))
      refuse(job, part, "is the same in every language: remove it");
    return kept;
  }
  const ownAt = (at: number) => (isUntranslated(theirs?.[at]) ? undefined : theirs?.[at]);
  return first.map((it, at) => merge(job, entryOf(part, at), it, ownAt(at)));
}

/** For each entry of a list, the entry of the translation that was made of it: by notes, else by place. */
function originsByNotes(
  { noted }: Job,
  part: Part,
  texts: TranslatedText[],
  theirs: unknown[],
): Map<Path[number] | undefined, number> {
  const origins = new Map<Path[number] | undefined, number>();
  const isNoted = Object.keys(noted).some((name) => name.startsWith(`${part.name}[`));
  for (const { name, path, first } of texts) {
    const at = path[part.path.length];
    const inside = name.slice(nameOfEntry(part.name, Number(at) + 1).length);
    const found = isNoted
      ? theirs.findIndex(
          (_, origin) =>
            noted[nameOfEntry(part.name, origin + 1) + inside]?.from === hashOf(first) &&
            ![...origins.values()].includes(origin),
        )
      : Number(at);
    if (!origins.has(at) && found >= 0 && found < theirs.length) origins.set(at, found);
  }
  return origins;
}

const count = (entries: number) => (entries === 1 ? "1 entry" : `${entries} entries`);

const entryOf = (part: Part, at: number) => below(part, at, at, nameOfEntry(part.name, at + 1));

function mergeByIdentifier(
  job: Job,
  part: Part,
  first: readonly unknown[],
  theirs: readonly unknown[] = [],
  key: string,
): unknown[] {
  const idOf = (entry: unknown) => Reflect.get(Object(entry), key);
  const ids = first.map(idOf);
  for (const [at, entry] of theirs.entries()) {
    const id = idOf(entry);
    const name = nameOfEntry(part.name, at + 1);
    const path = [...part.own, at];
    if (id === undefined)
      job.found.refused.push({
        path,
        why: `${name} needs ${key}, by which it is found, as in the first language.`,
      });
    else if (!ids.includes(id)) {
      const [like] = similar(String(id), ids);
      const meant = like ? `Write ${like}, or remove this entry` : "Remove this entry";
      job.found.leftOver.push({
        path,
        why: `${name}: the first language has no entry with ${key}: ${id}. ${meant}.`,
      });
    } else if (theirs.findIndex((it) => idOf(it) === id) < at)
      job.found.refused.push({
        path,
        why: `${name} is a second entry with ${key}: ${id}. Remove one of them.`,
      });
  }
  return first.map((entry, at) => {
    const place = theirs.findIndex((it) => idOf(it) === ids[at]);
    const inside = below(part, at, Math.max(place, 0), nameOfEntry(part.name, ids[at]));
    if (place < 0) return merge(job, inside, entry, undefined);
    const { [key]: _, ...fields } = Object(theirs[place]);
    const value = merge(job, inside, entry, fields);
    return value;
  });
}

function mergeText(
  job: Job,
  { schema = z.unknown(), path, own: place, name }: Part,
  first: Written,
  own: unknown,
): unknown {
  const add = (state: TextState, more: Partial<TranslatedText> = {}) => {
    job.found.texts.push({ ...{ name, path, schema, first, own, state }, ...more });
  };
  if (own === undefined) {
    const isOptional = isTranslatable(inner(schema)) === "name" || !hasWords(first);
    add(isOptional ? "optional" : "missing");
    return first;
  }
  const hashes = { from: hashOf(first), to: hashOf(own) };
  const noted = job.noted[name];
  const isOutdated = noted !== undefined && noted.from !== hashes.from && noted.to === hashes.to;
  const fault = faultOf(job.language, first, own);
  if (fault) {
    add("wrong", { hashes, why: `${name} ${fault}.` });
    // What was right before the text of the first language changed is no slip of the translator.
    if (!isOutdated) job.found.refused.push({ path: place, why: `${name} ${fault}.`, of: path });
    return first;
  }
  const isSame = JSON.stringify(own) === JSON.stringify(first);
  const state = isOutdated ? "outdated" : isSame && hasWords(first) ? "unchanged" : "translated";
  add(state, { hashes, isLong: isLong(first, own as Written) });
  return own;
}
