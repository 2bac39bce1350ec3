import type { Facts } from "~/content/facts";
import { fillFacts } from "~/content/fill-facts";
import { formatClock } from "~/content/format";
import { replaceInsertions } from "~/content/insertion";
import type { Path } from "~/content/parse-yaml";
import { escaped } from "./dead-links.server";
import { type Draft, draftOf } from "./draft";
import { labelsOf } from "./field-labels.server";
import { formSchemaOf } from "./file-schema.server";
import { titleOf } from "./labels";
import { filesOfPage, findByName, isOfStudio } from "./list-files.server";
import { areNumbers, numbersIn, RANK_OF_NUMBER, rankOfText, simple } from "./search-match";
import { builtContent, builtText, factsFrom, listNames, parse } from "./site-content.server";
import { pointerTo } from "./texts-of";

const MAX_HITS = 20;
/** Reading all files takes longer than a Worker should: those that have none of the words are left out. */
const MAX_FILES = 12;
const LONG_WORD = /[\p{L}\p{N}]{4,}/gu;

export type SearchHit = { file: string; title: string; where: string; text: string; field: string };

/** Files and fields by a name, by what visitors read, or by the address of a page. */
export function searchContent(query: string): SearchHit[] {
  const address = /^(?:(?:https?:\/\/)?[\w.:-]+\.\w+(?::\d+)?|https?:\/\/[^/]+)?(\/[^?#\s]*)/.exec(
    query.trim(),
  )?.[1];
  if (address !== undefined) return filesOfPage(address).map(hitOfFile);
  const wanted = simple(query);
  if (wanted.length < 2) return [];
  const named = findByName((name) => wanted.split(" ").every((it) => simple(name).includes(it)));
  return [...named.map(hitOfFile), ...findFields(wanted, query)].slice(0, MAX_HITS);
}

const hitOfFile = ({ name, title }: { name: string; title: string }): SearchHit => ({
  ...{ file: name, title, where: "", text: "", field: "" },
});

type Found = { file: string; path: Path; text: string; rank: number };

function findFields(wanted: string, query: string): SearchHit[] {
  const facts = factsFrom(builtContent());
  const found = candidates(wanted, query, facts).flatMap((file) => {
    const { filled } = fillFacts(parse(file, builtText(file)).value, facts);
    return leavesOf(filled).flatMap(({ path, text, numbers }): Found[] => {
      const isNumber = areNumbers(numbers ?? [], query);
      const rank = isNumber ? RANK_OF_NUMBER : rankOfText(simple(text), wanted);
      return rank === null ? [] : [{ file, path, text: lineWith(wanted, text), rank }];
    });
  });
  const labels = labelsIn(facts);
  return found
    .toSorted((a, b) => Number(isOfStudio(a.file)) - Number(isOfStudio(b.file)) || a.rank - b.rank)
    .slice(0, MAX_HITS)
    .map(({ file, path, text }) => {
      const field = pointerTo(path);
      const where = labels(file, field).join(" › ");
      return { file, title: titleOf(file), where, text, field };
    });
}

function labelsIn(facts: Facts) {
  const drafts = new Map<string, Draft>();
  return (file: string, field: string): string[] => {
    const draft =
      drafts.get(file) ?? draftOf(formSchemaOf(file), parse(file, builtText(file)).value);
    drafts.set(file, draft);
    return labelsOf(file, draft, field, facts);
  };
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

const texts = new Map<string, string>();

/** A file as visitors read it, once for as long as the Worker stays. */
function simpleText(name: string, facts: Facts): string {
  const known =
    texts.get(name) ?? simple(replaceInsertions(builtText(name), (it) => facts.texts.get(it)));
  texts.set(name, known);
  return known;
}

function candidates(wanted: string, query: string, facts: Facts): string[] {
  const words = [...(wanted.match(LONG_WORD) ?? []), ...numbersIn(query).map(String)];
  const parts = words.length > 0 ? words : [wanted];
  const whole = new RegExp(`: *["']?${escaped(query.trim())}["']?$`, "im");
  return listNames()
    .map((name) => {
      const text = simpleText(name, facts);
      const count = parts.filter((word) => text.includes(word)).length;
      const isThere = text.includes(wanted);
      return {
        name,
        count: count + Number(isThere) + Number(isThere && whole.test(builtText(name))),
      };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_FILES)
    .map(({ name }) => name);
}

/** A text of a value, a number, or the numbers of a group at the first of them. */
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

/** Where a link leads is no text of the site. */
const isAddress = (text: string) => /^(\/|https?:\/\/)\S*$/.test(text);

/** "09:00" is "9 AM" to visitors. */
const shown = (text: string) => (/^\d\d:\d\d$/.test(text) ? formatClock(text) : text);
