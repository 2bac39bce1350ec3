import type { z } from "zod";
import { inner, isTranslatable, partOf } from "./schema-parts.ts";
import type { Noted } from "./translate.ts";
import {
  identifierOf,
  isGroup,
  nameOfEntry,
  nameOfField,
  UNTRANSLATED,
} from "./translation-parts.ts";

/** The file of the first language before and after an edit; of each list after it, where its entries were before. */
export type FirstEdited = {
  before: unknown;
  after: unknown;
  origins: Map<unknown, (number | undefined)[]>;
};

export type Followed = {
  value: unknown;
  /** Of each list of the value, where in the translation an entry was. */
  origins: FirstEdited["origins"];
  noted: Noted;
};

type Part = {
  schema: z.core.$ZodType | undefined;
  before: unknown;
  after: unknown;
  own: unknown;
  /** How its texts are noted: before, and after. */
  names: [string, string];
};
type Job = { edited: FirstEdited; noted: Noted; found: Omit<Followed, "value"> };

/** A translation whose entries have gone, come and moved with those of the first language; no text is another. */
export function followFirst(
  schema: z.core.$ZodType,
  edited: FirstEdited,
  own: unknown,
  noted: Noted = {},
): Followed {
  const job: Job = { edited, noted, found: { origins: new Map(), noted: {} } };
  const { before, after } = edited;
  const value = follow(job, { schema, before, after, own, names: ["", ""] });
  return { value, ...job.found };
}

function follow(job: Job, part: Part): unknown {
  const { schema, before, after, own } = part;
  const isText = schema !== undefined && isTranslatable(inner(schema)) !== undefined;
  if (!isText && [before, after, own].every(Array.isArray))
    return followList(job, part as ListPart);
  if (!isText && isGroup(before) && isGroup(after) && isGroup(own))
    return followGroup(job, part, { before, after, own });
  return stay(job, part);
}

/** Renames the notes of a part, and of all below it. */
function stay({ noted, found }: Job, { own, names: [was, is] }: Part): unknown {
  for (const [name, note] of Object.entries(noted))
    if (name === was || (name.startsWith(was) && /^[.[]/.test(name.slice(was.length))))
      found.noted[is + name.slice(was.length)] = note;
  return own;
}

type Groups = Record<"before" | "after" | "own", Record<string, unknown>>;

function followGroup(job: Job, part: Part, { before, after, own }: Groups): unknown {
  const [was, is] = part.names;
  const entries = Object.entries(own).filter(([key]) => key in after || !(key in before));
  return Object.fromEntries(
    entries.map(([key, value]) => {
      const names: Part["names"] = [nameOfField(was, key), nameOfField(is, key)];
      const inside = { before: before[key], after: after[key], own: value, names };
      return [key, follow(job, { schema: below(part, key), ...inside })];
    }),
  );
}

type ListPart = Part & Record<"before" | "after" | "own", unknown[]>;

const below = ({ schema }: Part, key: string | number) => schema && partOf(schema, key);

function followList(job: Job, part: ListPart): unknown {
  const { before, after, own } = part;
  const key = identifierOf(part.schema, before);
  const isByPlace = key === undefined && own.length === before.length;
  // Of entries that are identified in another way than before, nothing is known.
  const isSame = after.length === 0 || before.length === 0 || key === keyOf(part);
  if (!isSame || (key === undefined && !isByPlace)) return stay(job, part);
  const entries = key ? followByIdentifier(job, part, key) : followByPlace(job, part);
  if (entries.length === 0) return undefined;
  const list = entries.map(({ value }) => value);
  const origins = entries.map(({ origin }) => origin);
  job.found.origins.set(list, origins);
  return list;
}

const keyOf = ({ schema, after }: ListPart) => identifierOf(schema, after);

type Entry = { origin: number | undefined; value: unknown };

function originsOf({ edited }: Job, { after }: ListPart): (number | undefined)[] {
  return edited.origins.get(after) ?? after.map((_, at) => at);
}

function followByPlace(job: Job, part: ListPart): Entry[] {
  const { before, after, own, names } = part;
  return originsOf(job, part).map((origin, at) => {
    // Empty, until it is translated.
    if (origin === undefined || !(origin in own)) return { origin: undefined, value: UNTRANSLATED };
    const inside = { before: before[origin], after: after[at], own: own[origin] };
    const named: Part["names"] = [nameOfEntry(names[0], origin + 1), nameOfEntry(names[1], at + 1)];
    return { origin, value: follow(job, { schema: below(part, at), ...inside, names: named }) };
  });
}

/** Entries stay in the order that they have; one whose identifier has changed gets the new one. */
function followByIdentifier(job: Job, part: ListPart, key: string): Entry[] {
  const { before, after, own, names } = part;
  const origins = originsOf(job, part);
  const idOf = (entry: unknown) => String(Reflect.get(Object(entry), key));
  return own.flatMap((entry, origin): Entry[] => {
    const was = before.findIndex((it) => idOf(it) === idOf(entry));
    if (was < 0) return [{ origin, value: entry }];
    const at = origins.indexOf(was);
    if (at < 0) return [];
    const inside = { before: before[was], after: after[at], own: entry };
    const named: Part["names"] = [
      nameOfEntry(names[0], idOf(before[was])),
      nameOfEntry(names[1], idOf(after[at])),
    ];
    const value = follow(job, { schema: below(part, at), ...inside, names: named });
    return [{ origin, value: { ...Object(value), [key]: idOf(after[at]) } }];
  });
}
