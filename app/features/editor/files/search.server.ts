import { contentEditor } from "#content/studio/content-editor.yaml";
import { escapePattern } from "~/content/escape-pattern";
import type { Facts } from "~/content/facts";
import { fillFacts } from "~/content/fill-facts";
import { formatClock } from "~/content/format";
import { replaceInsertions } from "~/content/insertion";
import type { Path } from "~/content/parse-yaml";
import { type Draft, draftOf, pointerTo } from "~/features/editor/form/draft";
import { labelsOf } from "~/features/editor/form/field-labels.server";
import { formSchemaOf } from "~/features/editor/form/file-schema.server";
import { labelOf, titleOf } from "~/features/editor/form/labels";
import { filesOfPage, findByName, isOfStudio } from "./list-files.server";
import {
  areNumbers,
  numbersIn,
  RANK_OF_LABEL,
  RANK_OF_NUMBER,
  rankOfText,
  simple,
} from "./search-match";
import {
  builtTexts,
  factContent,
  factsFrom,
  listNames,
  parse,
  type Texts,
  textIn,
} from "./site-content.server";

const MAX_HITS = 20;
/** Reading all files takes longer than a Worker should: those that have none of the words are left out. */
const MAX_FILES = 12;
const LONG_WORD = /[\p{L}\p{N}]{4,}/gu;

export type SearchHit = { file: string; title: string; where: string; text: string; field: string };

/** Files and fields by what they are called, by what visitors read there, or by the address of a page. */
export function searchContent(query: string, texts: Texts = builtTexts): SearchHit[] {
  const address = /^(?:(?:https?:\/\/)?[\w.:-]+\.\w+(?::\d+)?|https?:\/\/[^/]+)?(\/[^?#\s]*)/.exec(
    query.trim(),
  )?.[1];
  if (address !== undefined) return filesOfPage(address, texts).map(hitOfFile);
  const wanted = simple(query);
  if (wanted.length < 2) return [];
  const named = findByName((name) => hasWords(name, wanted), texts).map(hitOfFile);
  return [...named, ...findFields(wanted, query, texts)].slice(0, MAX_HITS);
}

const hasWords = (name: string, wanted: string) =>
  wanted.split(" ").every((it) => simple(name).includes(it));

const hitOfFile = ({ name, title }: { name: string; title: string }): SearchHit => ({
  ...{ file: name, title, where: "", text: "", field: "" },
});

type Found = { file: string; path: Path; text: string; rank: number };

function findFields(wanted: string, query: string, texts: Texts): SearchHit[] {
  const facts = factsFrom(factContent(texts));
  const found = candidates(wanted, query, { texts, facts }).flatMap((file) => {
    const { filled } = fillFacts(parse(file, textIn(texts, file)).value, facts);
    return leavesOf(filled).flatMap(({ path, text, numbers }): Found[] => {
      const isNumber = areNumbers(numbers ?? [], query);
      const rank = isNumber
        ? RANK_OF_NUMBER
        : (rankOfText(simple(text), wanted) ?? (isCalled(path, wanted) ? RANK_OF_LABEL : null));
      return rank === null ? [] : [{ file, path, text: lineWith(wanted, text), rank }];
    });
  });
  const labels = labelsIn({ texts, facts });
  return found
    .toSorted((a, b) => Number(isOfStudio(a.file)) - Number(isOfStudio(b.file)) || a.rank - b.rank)
    .slice(0, MAX_HITS)
    .map(({ file, path, text }) => {
      const field = pointerTo(path);
      const where = labels(file, field).join(" › ");
      return { file, title: titleOf(file, texts), where, text, field };
    });
}

function isCalled(path: Path, wanted: string): boolean {
  const key = path.findLast((it) => typeof it === "string");
  return key !== undefined && hasWords(labelOf(key), wanted);
}

function labelsIn({ texts, facts }: Source) {
  const drafts = new Map<string, Draft>();
  return (file: string, field: string): string[] => {
    const draft =
      drafts.get(file) ?? draftOf(formSchemaOf(file), parse(file, textIn(texts, file)).value);
    drafts.set(file, draft);
    return labelsOf(file, draft, field, facts);
  };
}

/** The line of an article with these words, or else with the first of them. */
function lineWith(wanted: string, text: string): string {
  const lines = text.split("\n");
  const [first = ""] = wanted.split(" ");
  return (
    lines.find((line) => simple(line).includes(wanted)) ??
    lines.find((line) => simple(line).includes(first)) ??
    text
  );
}

type Source = { texts: Texts; facts: Facts };
const simpleTexts = new Map<string, { filled: string; text: string }>();

/** A file as visitors read it, `simple`; kept until the file changes or the Worker stops. */
function simpleText(name: string, { texts, facts }: Source): string {
  const filled = replaceInsertions(textIn(texts, name), (it) => facts.texts.get(it));
  const before = simpleTexts.get(name);
  const known = before?.filled === filled ? before : { filled, text: simple(filled) };
  simpleTexts.set(name, known);
  return known.text;
}

function candidates(wanted: string, query: string, source: Source): string[] {
  const words = [...(wanted.match(LONG_WORD) ?? []), ...numbersIn(query).map(String)];
  const parts = words.length > 0 ? words : [wanted];
  const whole = new RegExp(`: *["']?${escapePattern(query.trim())}["']?$`, "im");
  const keys = Object.keys(contentEditor.fields).filter((key) => hasWords(labelOf(key), wanted));
  const called = new RegExp(`\\b(?:${keys.join("|")}):`);
  return listNames(source.texts)
    .map((name) => {
      const text = simpleText(name, source);
      const count = parts.filter((word) => text.includes(word)).length;
      const isThere =
        text.includes(wanted) || (keys.length > 0 && called.test(textIn(source.texts, name)));
      return {
        name,
        count: count + Number(isThere) + Number(isThere && whole.test(textIn(source.texts, name))),
      };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_FILES)
    .map(({ name }) => name);
}

/** A text, a number, or all numbers of a group at the place of the first. */
type Leaf = { path: Path; text: string; numbers?: number[] };

function leavesOf(value: unknown, path: Path = []): Leaf[] {
  if (typeof value === "string") return isAddress(value) ? [] : [{ path, text: shown(value) }];
  if (typeof value === "number") return [{ path, text: `${value}`, numbers: [value] }];
  const parts = Object.entries(Object(value)).map(([key, part]): [Path, unknown] => [
    [...path, Array.isArray(value) ? Number(key) : key],
    part,
  ]);
  const numbers = parts.filter((part): part is [Path, number] => typeof part[1] === "number");
  const [first] = numbers;
  const group = first && {
    ...{ path: first[0], text: numbers.map(([, it]) => it).join(" · ") },
    numbers: numbers.map(([, it]) => it),
  };
  return [
    ...(group && numbers.length > 1 ? [group] : []),
    ...parts.flatMap(([at, part]) => leavesOf(part, at)),
  ];
}

const isAddress = (text: string) => /^(\/|https?:\/\/)\S*$/.test(text);

/** "09:00" is "9 AM" to visitors. */
const shown = (text: string) => (/^\d\d:\d\d$/.test(text) ? formatClock(text) : text);
