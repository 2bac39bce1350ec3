import { fillFacts } from "~/content/fill-facts";
import { foldText } from "~/content/fold-text";
import type { Path } from "~/content/parse-yaml";
import { nameOf } from "./draft";
import { labelOf, titleOf } from "./labels";
import { filesOfPage } from "./list-files.server";
import { builtContent, builtText, factsFrom, listNames, parse } from "./site-content.server";

const MAX_HITS = 20;
/** Reading all files takes longer than a Worker should: those that have none of the words are left out. */
const MAX_FILES = 12;
const LONG_WORD = /[\p{L}\p{N}]{4,}/gu;

export type SearchHit = { file: string; title: string; where: string; text: string; field: string };

/** Fields that visitors read a text in, or the files of a page by its address. */
export function searchContent(query: string): SearchHit[] {
  const address = /^(?:https?:\/\/[^/]+)?(\/[^?#]*)/.exec(query.trim())?.[1];
  if (address !== undefined)
    return filesOfPage(address).map(({ name, title }) => ({
      ...{ file: name, title, where: "", text: "", field: "" },
    }));
  const wanted = simple(query);
  if (wanted.length < 2) return [];
  const facts = factsFrom(builtContent());
  const hits = candidates(wanted).flatMap((file) => {
    const { value } = parse(file, builtText(file));
    return textsOf(fillFacts(value, facts).filled)
      .filter(({ text }) => simple(text).includes(wanted))
      .map(({ path, text }) => ({
        ...{ file, title: titleOf(file), text: lineWith(wanted, text) },
        where: path
          .map((key) => (typeof key === "number" ? key + 1 : labelOf(String(key))))
          .join(" › "),
        field: path.reduce<string>((name, key) => nameOf(name, String(key)), ""),
      }));
  });
  return hits.slice(0, MAX_HITS);
}

/** As it is compared: in small letters, without accents and with single spaces. */
function simple(text: string): string {
  return foldText(text).replaceAll(/\s+/g, " ").trim();
}

/** Of an article the line that has the words, or the first of them. */
function lineWith(wanted: string, text: string): string {
  const lines = text.split("\n");
  const [first = ""] = wanted.split(" ");
  return (
    lines.find((line) => simple(line).includes(wanted)) ??
    lines.find((line) => simple(line).includes(first)) ??
    text
  );
}

function candidates(wanted: string): string[] {
  const words = wanted.match(LONG_WORD) ?? [];
  const counted = listNames().map((name) => {
    const text = simple(builtText(name));
    return { name, count: words.filter((word) => text.includes(word)).length };
  });
  const found = words.length > 0 ? counted.filter(({ count }) => count > 0) : counted;
  return found
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_FILES)
    .map(({ name }) => name);
}

function textsOf(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  return Object.entries(Object(value)).flatMap(([key, part]) =>
    textsOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
