import { type Facts, UNKNOWN } from "./facts.ts";
import { replaceInsertions } from "./insertion.ts";
import { similar } from "./nearest.ts";
import type { Path } from "./parse-yaml.ts";

export type Unknown = { path: Path; why: string };

/** A value with its facts filled in, and those that there are not. `{count}` and the like stay. */
export function fillFacts(
  value: unknown,
  { texts, isIncomplete }: Facts,
): { filled: unknown; unknown: Unknown[] } {
  const unknown: Unknown[] = [];
  const look = (path: Path) => (name: string) => {
    const text = texts.get(name);
    if (text !== undefined || !name.includes(":")) return text;
    if (!isIncomplete) unknown.push({ path, why: describeUnknown(name, [...texts.keys()]) });
    return UNKNOWN;
  };
  const filled = mapTexts(value, (text, path) =>
    replaceInsertions(dropRepeatedPlace(text, texts), look(path)),
  );
  return { filled, unknown };
}

/** A studio in the place that headlines name: "Leeds and the Eastside", not "Leeds, Leeds and the Eastside". */
function dropRepeatedPlace(text: string, texts: Facts["texts"]): string {
  return text.replace(/\{(city:[\w-]+)\}, \{(area)\}/g, (both, city, area) => {
    return texts.get(city) === texts.get(area) ? `{${city}}` : both;
  });
}

export function mapTexts(
  value: unknown,
  change: (text: string, path: Path) => string,
  path: Path = [],
): unknown {
  if (typeof value === "string") return change(value, path);
  if (Array.isArray(value)) return value.map((it, at) => mapTexts(it, change, [...path, at]));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, it]) => [key, mapTexts(it, change, [...path, key])]),
  );
}

export function describeUnknown(name: string, known: string[]): string {
  const kind = name.slice(0, name.indexOf(":") + 1);
  const same = known.filter((it) => it.startsWith(kind)).map((it) => it.slice(kind.length));
  const like = similar(name.slice(kind.length), same).map((it) => kind + it);
  // The kind itself is misspelled.
  const shown = like.length > 0 ? like : similar(name, known);
  const written = shown.slice(0, 3).map((it) => `{${it}}`);
  const instead = written.length > 0 ? `Write ${written.join(" or ")}, or words` : "Write words";
  return `there is no {${name}} to insert. ${instead} in its place.`;
}
