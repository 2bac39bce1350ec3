import type { z } from "zod";
import type { Path } from "./parse-yaml.ts";
import { inner, isTranslatable, partOf } from "./schema-parts.ts";
import type { Written } from "./text-faults.ts";
import { identifierOf, isGroup, UNTRANSLATED } from "./translation-parts.ts";

type TextAt = (path: Path) => Written | undefined;

export type WrittenTranslation = {
  /** Undefined where nothing is translated. */
  value: unknown;
  /** Of each list, where in the translation's list an entry was; undefined for a new one. */
  origins: Map<unknown, (number | undefined)[]>;
};

type Job = Omit<WrittenTranslation, "value"> & { textAt: TextAt };
type Part = { schema: z.core.$ZodType | undefined; path: Path };

/** What the file of a translation holds with other texts; what else it has stays. The reverse of `translate`. */
export function writeTranslation(
  schema: z.core.$ZodType,
  first: unknown,
  own: unknown,
  textAt: TextAt,
): WrittenTranslation {
  const job: Job = { origins: new Map(), textAt };
  const value = write(job, { schema, path: [] }, first, own);
  return { value, origins: job.origins };
}

function write(job: Job, part: Part, first: unknown, own: unknown): unknown {
  const { schema, path } = part;
  if (schema && isTranslatable(inner(schema))) return job.textAt(path);
  if (Array.isArray(first)) return writeList(job, part, first, Array.isArray(own) ? own : []);
  if (typeof first === "object" && first !== null)
    return writeGroup(job, part, first, isGroup(own) ? own : {});
  return own;
}

function below({ schema, path }: Part, key: string | number): Part {
  return { schema: schema && partOf(schema, key), path: [...path, key] };
}

function writeGroup(job: Job, part: Part, first: object, own: Record<string, unknown>) {
  const known = Object.entries(first).map(([key, it]): [string, unknown] => [
    key,
    write(job, below(part, key), it, own[key]),
  ]);
  const leftOver = Object.entries(own).filter(([key]) => !(key in first));
  const entries = [...known, ...leftOver].filter(([, value]) => value !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function writeList(job: Job, part: Part, first: readonly unknown[], own: unknown[]): unknown {
  const key = identifierOf(part.schema, first);
  return key ? writeByIdentifier(job, part, first, own, key) : writeByPlace(job, part, first, own);
}

/** Entries stay in the order that they have; new ones come after them. */
function writeByIdentifier(
  job: Job,
  part: Part,
  first: readonly unknown[],
  own: unknown[],
  key: string,
): unknown {
  const idOf = (entry: unknown) => Reflect.get(Object(entry), key);
  const writeEntry = (at: number, before: object) => {
    const { [key]: id, ...fields } = Object(before);
    const value = write(job, below(part, at), first[at], fields);
    return isGroup(value) ? { [key]: idOf(first[at]), ...value } : undefined;
  };
  const kept = own.map((entry, origin) => {
    const at = first.findIndex((it) => idOf(it) === idOf(entry));
    const isFirst = own.findIndex((it) => idOf(it) === idOf(entry)) === origin;
    return { origin, value: at >= 0 && isFirst ? writeEntry(at, Object(entry)) : entry };
  });
  const added = first.flatMap((entry, at) => {
    const isThere = own.some((it) => idOf(it) === idOf(entry));
    return isThere ? [] : { origin: undefined, value: writeEntry(at, {}) };
  });
  const entries = [...kept, ...added].filter(({ value }) => value !== undefined);
  if (entries.length === 0) return undefined;
  const list = entries.map(({ value }) => value);
  job.origins.set(
    list,
    entries.map(({ origin }) => origin),
  );
  return list;
}

/** All entries or none: one that is not translated yet is empty. */
function writeByPlace(job: Job, part: Part, first: readonly unknown[], own: unknown[]): unknown {
  const list = first.map((it, at) => write(job, below(part, at), it, own[at]));
  if (list.every((it) => it === undefined)) return undefined;
  return list.map((value = UNTRANSLATED) => value);
}
