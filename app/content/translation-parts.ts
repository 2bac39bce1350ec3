import type { z } from "zod";
import type { Path } from "./parse-yaml.ts";
import { inner, isTranslatable, partOf } from "./schema-parts.ts";

/** What may identify the entries of a list; `name` does where it is no text. */
const IDENTIFIERS = ["id", "slug", "value", "kind", "plan", "path", "href", "name"];

/** The field by which entries of a list are found: each has it, each another. */
export function identifierOf(
  schema: z.core.$ZodType | undefined,
  list: readonly unknown[],
): string | undefined {
  const entry = schema && partOf(schema, 0);
  return IDENTIFIERS.find((key) => {
    const field = entry && partOf(entry, key);
    if (!field || isTranslatable(inner(field))) return false;
    const values = list.map((it) => Reflect.get(Object(it), key));
    return values.every((it) => typeof it === "string") && new Set(values).size === values.length;
  });
}

/** How a text is called in a group, and in an entry of a list: by its number or by what identifies it. */
export const nameOfField = (group: string, key: string) => (group ? `${group}.${key}` : key);
export const nameOfEntry = (list: string, key: string | number) => `${list}[${key}]`;

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** In a list by place, an entry that nobody has translated yet; other than nothing, YAML has it as a value. */
export const UNTRANSLATED = {};
export const isUntranslated = (own: unknown) => isGroup(own) && Object.keys(own).length === 0;

export const partIn = (value: unknown, path: Path): unknown =>
  path.reduce((part, key) => Reflect.get(Object(part), key), value);
