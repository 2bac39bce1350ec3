import type { z } from "zod";
import { mapTexts } from "./fill-facts.ts";
import type { Path } from "./parse-yaml.ts";

export type IsAbsent = (address: string) => boolean;

/** Fields whose text is an address. */
export const ADDRESS_FIELD = /^(href|\w*Href|\w*Url|url|path|goesWith|mp4|webm|captions)$/;
const LINK_IN_TEXT = /(?<!!)\[([^[\]]+)\]\((\/[^)\s]*)\)/g;

/** A Markdown text whose links to pages that the site does not have are plain words. */
export function withoutAbsentLinks(text: string, isAbsent: IsAbsent): string {
  return text.replace(LINK_IN_TEXT, (link, label, address) => (isAbsent(address) ? label : link));
}

/** Leaves out what leads to pages that the site does not have: the smallest part that its schema can do without. */
export function leaveOut(
  schema: z.ZodType,
  value: unknown,
  isAbsent: IsAbsent,
  tell?: (path: Path) => void,
): unknown {
  let left = mapTexts(value, (text) => withoutAbsentLinks(text, isAbsent));
  // From the last: those before it keep their places in a list.
  for (const path of findAbsent(left, isAbsent).reverse())
    left = withoutSmallest(schema, left, path, tell) ?? left;
  return left;
}

/** The path in a whole of what has one in the rest, once the paths in `left` were taken out, one after the other. */
export function pathInWhole(path: Path, left: readonly Path[]): Path {
  return left.reduceRight<Path>((inner, gone) => {
    const last = gone.length - 1;
    const isBeside = gone.slice(0, last).every((key, at) => String(key) === String(inner[at]));
    const isAfter = isBeside && Number(inner[last]) >= Number(gone[last]);
    return isAfter ? inner.with(last, Number(inner[last]) + 1) : inner;
  }, path);
}

function findAbsent(value: unknown, isAbsent: IsAbsent, path: Path = []): Path[] {
  if (typeof value === "string")
    return ADDRESS_FIELD.test(String(path.at(-1))) && isAbsent(value) ? [path] : [];
  return Object.entries(Object(value)).flatMap(([key, it]) =>
    findAbsent(it, isAbsent, [...path, key]),
  );
}

function withoutSmallest(
  schema: z.ZodType,
  value: unknown,
  path: Path,
  tell?: (path: Path) => void,
): unknown {
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length);
    const left = withoutPart(value, part);
    if (!schema.safeParse(left).success) continue;
    tell?.(part);
    return left;
  }
}

function withoutPart(value: unknown, [key = "", ...rest]: Path): unknown {
  if (Array.isArray(value)) {
    const at = Number(key);
    const kept = rest.length > 0 ? [withoutPart(value[at], rest)] : [];
    return value.toSpliced(at, 1, ...kept);
  }
  if (typeof value !== "object" || value === null) return value;
  const { [key as never]: part, ...others } = value;
  if (rest.length === 0) return others;
  // The order of fields is that of the page.
  return { ...value, [key]: withoutPart(part, rest) };
}
