import { type Facts, UNKNOWN } from "./facts.ts";
import { replaceInsertions } from "./insertion.ts";
import { nearest } from "./nearest.ts";
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
    if (isIncomplete) return UNKNOWN;
    unknown.push({ path, why: describeUnknown(name, [...texts.keys()]) });
  };
  const filled = mapTexts(value, (text, path) => replaceInsertions(text, look(path)));
  return { filled, unknown };
}

function mapTexts(
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

/** That a text inserts what there is not, and what may be meant. */
export function describeUnknown(name: string, known: string[]): string {
  const kind = name.includes(":") ? `${name.split(":")[0]}:` : "";
  const same = known.filter((it) => kind && it.startsWith(kind));
  const shown = nearest(name, same.length > 0 ? same : known)
    .slice(0, 3)
    .map((it) => `{${it}}`);
  const instead = shown.length > 0 ? `Write ${shown.join(" or ")}, or words` : "Write words";
  return `there is no {${name}} to insert. ${instead} in its place.`;
}
