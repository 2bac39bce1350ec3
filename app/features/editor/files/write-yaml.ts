import {
  Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { lineStart } from "~/content/lines";
import { insertionsAsTexts, parseYamlText } from "~/content/parse-yaml";
import { isGroup } from "~/content/translation-parts";
import type { Edited } from "~/features/editor/form/draft";

type Replaced = { from: number; to: number; text: string };
type Source = { text: string; origins: Edited["origins"] };

const OPTIONS = { lineWidth: 0, flowCollectionPadding: false } as const;
/** What YAML or the check of content/ would read as a mark of its own. */
const NEEDS_QUOTES = /["'“”„«»‘’‚#{}\\]|: |:$/;

/**
 * The text of a file with another value: lines of what stays the same are not touched, nor comments. `valueIn` is for
 * whoever reads the new text anyway: parsing takes most of the time.
 */
export function writeYaml(
  written: string,
  { value, origins }: Edited,
  valueIn = (edited: string): unknown => read(edited).toJS(),
): string {
  const text = written.endsWith("\n") ? written : `${written}\n`;
  const changes = changesOf({ text, origins }, read(text).contents, value);
  if (changes.length === 0) return written;
  const edited = replaceIn(text, 0, text.length, changes);
  // In a layout that nobody writes by hand, all of it is written anew.
  return same(valueIn(edited), value) ? edited : `${writeValue(value)}\n`;
}

function read(text: string) {
  const document = parseDocument(text);
  insertionsAsTexts(document.contents, text);
  return document;
}

/** Block texts end with a line end, which a posted form does not have. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one === "string" && typeof other === "string")
    return one.trimEnd() === other.trimEnd();
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && same(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

function replaceIn(text: string, from: number, to: number, changes: Replaced[]): string {
  let at = from;
  let written = "";
  for (const change of changes.toSorted((a, b) => a.from - b.from)) {
    written += text.slice(at, change.from) + change.text;
    at = change.to;
  }
  return written + text.slice(at, to);
}

function changesOf(source: Source, node: unknown, value: unknown): Replaced[] {
  if (isMap(node) && !node.flow && isGroup(value)) return changesOfMap(source, node, value);
  if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0)
    return changesOfList(source, node, value);
  if (!isNode(node) || same(node.toJSON(), value)) return [];
  const [from = 0, to = 0] = node.range ?? [];
  if (isLeaf(value) && isScalar(node)) {
    const end = Math.max(from, endOf(source.text, to));
    const lines = hasLines(value) && `|\n${indented(value, indentAt(source.text, from))}`;
    return [{ from, to: end, text: lines || writeLeaf(value, node) }];
  }
  if (isCollection(node) && node.flow && !isLeaf(value) && !isEmpty(node))
    return [{ from, to, text: writeInLine(value, source.text[from + 1] === " ") }];
  return [{ from, to: endOf(source.text, to), text: writePart(source.text, from, value) }];
}

const isEmpty = ({ items }: YAMLMap | YAMLSeq) => items.length === 0;

/** Such as [home, faq]: a list in one line stays in one. */
function writeInLine(value: unknown, isPadded: boolean): string {
  const document = new Document(quoted(value), { flow: true });
  return document.toString({ ...OPTIONS, flowCollectionPadding: isPadded }).trimEnd();
}

const isLeaf = (value: unknown) => typeof value !== "object";

function writeLeaf(value: unknown, before?: Scalar): string {
  if (typeof value !== "string") return String(value);
  if (before?.type === Scalar.PLAIN) {
    const plain = stringify(value, OPTIONS).trimEnd();
    if (isReadAs(plain, value)) return plain;
  }
  const scalar = new Scalar(value);
  const wasQuoted = before?.type === Scalar.QUOTE_DOUBLE || before?.type === Scalar.QUOTE_SINGLE;
  if (wasQuoted || NEEDS_QUOTES.test(value)) scalar.type = Scalar.QUOTE_DOUBLE;
  return stringify(scalar, OPTIONS).trimEnd();
}

/** Whether a text, as it is written, passes the check of content/ behind a key and behind a hyphen. */
function isReadAs(written: string, value: string): boolean {
  const { problems, value: read } = parseYamlText("", `text: ${written}\nlist:\n  - ${written}\n`);
  return problems.length === 0 && same(read, { text: value, list: [value] });
}

/** Replaces a part behind its key or hyphen by a group or list, indented further. */
function writePart(text: string, at: number, value: unknown): string {
  if (isLeaf(value)) return writeLeaf(value);
  const written = indented(writeValue(value), indentAt(text, at));
  return /\w/.test(lineBefore(text, at)) ? `\n${written}` : written.trimStart();
}

const lineBefore = (text: string, at: number) => text.slice(lineStart(text, at), at);

function indentAt(text: string, at: number): number {
  const line = lineBefore(text, at);
  return (/^[\s-]*/.exec(line)?.[0].length ?? 0) + (/\w/.test(line) ? 2 : 0);
}

const hasLines = (value: unknown): value is string =>
  typeof value === "string" && value.includes("\n");

export function writeValue(value: unknown): string {
  return stringify(quoted(value), OPTIONS).trimEnd();
}

/** With quotes where the check of content/ requires them. */
function quoted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(quoted);
  if (isGroup(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, quoted(part)]));
  if (hasLines(value))
    return Object.assign(new Scalar(`${value.trimEnd()}\n`), { type: Scalar.BLOCK_LITERAL });
  if (typeof value !== "string" || !NEEDS_QUOTES.test(value)) return value;
  return Object.assign(new Scalar(value), { type: Scalar.QUOTE_DOUBLE });
}

function indented(text: string, by: number): string {
  return text
    .split("\n")
    .map((line) => (line === "" ? "" : " ".repeat(by) + line))
    .join("\n");
}

function changesOfMap(source: Source, map: YAMLMap, value: Record<string, unknown>): Replaced[] {
  const { text } = source;
  const pairs = map.items.filter(isPair);
  const changes: Replaced[] = [];
  const column = columnOf(text, pairs[0]);
  let after = pairEnd(text, pairs[0]);
  for (const [key, part] of Object.entries(value)) {
    const pair = pairs.find((it) => String(it.key) === key);
    if (pair) {
      changes.push(...changesOf(source, pair.value, part));
      after = pairEnd(text, pair);
      continue;
    }
    const written = `${indented(writeValue({ [key]: part }), column)}\n`;
    changes.push({ from: after, to: after, text: written });
  }
  for (const [at, pair] of pairs.entries()) {
    if (String(pair.key) in value) continue;
    const from = at === 0 ? keyStart(pair) : pairEnd(text, pairs[at - 1]);
    const next = pairs[at + 1];
    // After a hyphen the next field takes its place.
    const to = at === 0 && next ? keyStart(next) : pairEnd(text, pair);
    changes.push({ from, to, text: "" });
  }
  return changes;
}

const keyStart = (pair: Pair) => (isNode(pair.key) && pair.key.range?.[0]) || 0;
const columnOf = (text: string, pair: Pair | undefined) =>
  pair ? keyStart(pair) - lineStart(text, keyStart(pair)) : 0;

function pairEnd(text: string, pair: Pair | undefined): number {
  const node = isNode(pair?.value) ? pair.value : pair?.key;
  return nextLineStart(text, endOf(text, (isNode(node) && node.range?.[1]) || 0));
}

/** Without the blank lines and comments that the parser counts as part of a group. */
function endOf(text: string, to: number): number {
  return text.slice(0, to).trimEnd().length;
}

function nextLineStart(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end + 1;
}

function changesOfList(source: Source, list: YAMLSeq, value: unknown[]): Replaced[] {
  const { text, origins } = source;
  const before =
    origins.get(value) ?? value.map((_, at) => (at < list.items.length ? at : undefined));
  const isInOrder = before.length === list.items.length && before.every((from, at) => from === at);
  if (isInOrder) return value.flatMap((entry, at) => changesOf(source, list.items[at], entry));
  const spans = spansOf(text, list);
  const first = spans[0];
  if (!first) return [];
  const column = text.slice(first.from, first.to).search(/-/);
  const entries = value.map((entry, at) => {
    const span = before[at] === undefined ? undefined : spans[before[at]];
    if (!span) return `${indented(writeValue([entry]), column)}\n`;
    const changes = changesOf(source, list.items[before[at] ?? 0], entry);
    const written = replaceIn(text, span.from, span.to, changes);
    return written.endsWith("\n") ? written : `${written}\n`;
  });
  return [{ from: first.from, to: spans.at(-1)?.to ?? first.to, text: entries.join("") }];
}

/** The lines of each entry, with the comments above it but for the first. */
function spansOf(text: string, list: YAMLSeq): { from: number; to: number }[] {
  let from = 0;
  return list.items.map((item, at) => {
    const [start = 0, end = 0] = (isNode(item) && item.range) || [];
    if (at === 0) from = lineStart(text, text.lastIndexOf("-", start));
    const span = { from, to: nextLineStart(text, endOf(text, end)) };
    from = span.to;
    return span;
  });
}
