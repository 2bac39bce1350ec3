import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { cleanLines, cleanText } from "~/features/editor/form/draft";
import { type Field, isLeaf, type ListField, partsOfField } from "~/features/editor/form/fields";
import { changedLines, commonPairs } from "./line-changes";

const { form: texts } = contentEditor;

export type FormChange = {
  kind: "changed" | "added" | "deleted" | "moved";
  /** Of the control or part of the form that it is about, if there is a form. */
  name?: string;
  /** Labels from the outside to the field or entry. */
  where: string[];
  /** The title of what was added, deleted or moved. */
  entry?: string;
  before?: string;
  after?: string;
};

/** What a form changes in the file that it was made from: entries are recognized by their names. */
export function listChanges(before: Field, after: Field, above: string[] = []): FormChange[] {
  const { name } = after;
  const where = after.label ? [...above, after.label] : above;
  if (before.kind === "list" && after.kind === "list") return changesOfList(before, after, where);
  if (before.kind === "group" && after.kind === "group") {
    if (before.isThere !== after.isThere)
      return [
        after.isThere
          ? { kind: "added", name, where, entry: after.label, after: wordsOf(after) }
          : { kind: "deleted", name, where, entry: after.label },
      ];
    return after.fields.flatMap((field) => {
      const own = before.fields.find(({ name }) => name === field.name);
      return own ? listChanges(own, field, where) : [];
    });
  }
  const [was, is] = [shownText(before), shownText(after)];
  if (after.kind === "text" && after.hasLines && was && is)
    return changedLines(was, is).map((lines) => ({ kind: "changed", name, where, ...lines }));
  return was === is ? [] : [{ kind: "changed", name, where, before: was, after: is }];
}

function shownText(field: Field): string {
  if (field.kind === "text")
    return field.filled ?? (field.hasLines ? cleanLines : cleanText)(field.value);
  if (field.kind !== "choice") return "";
  return field.options.find(({ value }) => value === field.value)?.label ?? field.value;
}

function changesOfList(before: ListField, after: ListField, where: string[]): FormChange[] {
  const left = after.entries.filter(({ name }) => before.entries.some((it) => it.name === name));
  const kept = before.entries.filter(({ name }) => after.entries.some((it) => it.name === name));
  const moves = movedEntries(
    kept.map(({ name }) => name),
    left.map(({ name }) => name),
  );
  const titleOf = (name: string) => left.find((it) => it.name === name)?.title ?? "";
  const sayMove = (name: string, other: string | undefined) =>
    other === undefined
      ? fill(texts.movedFirst, { entry: titleOf(name) })
      : fill(texts.movedAfter, { entry: titleOf(name), other: titleOf(other) });
  const deleted = before.entries.filter((entry) => !kept.includes(entry));
  const added = after.entries.filter((entry) => !left.includes(entry));
  return [
    ...left.flatMap(({ name, field }) => {
      const own = kept.find((it) => it.name === name)?.field;
      return own ? listChanges(own, field, isLeaf(field) ? where.slice(0, -1) : where) : [];
    }),
    ...moves.map(([name, other]) => ({
      kind: "moved" as const,
      name,
      where,
      entry: titleOf(name),
      after: sayMove(name, other),
    })),
    ...deleted.map(({ title }) => ({
      ...{ kind: "deleted" as const, name: after.name, where, entry: title, before: title },
    })),
    ...added.map(({ name, title, field }) => ({
      ...{ kind: "added" as const, name, where: [...where, title], entry: title },
      after: wordsOf(field),
    })),
  ];
}

/** All that is written in a part, to be read over: each text below the other, with its label. */
export function wordsOf(field: Field): string {
  return isLeaf(field) ? shownText(field) : linesOf(field, []).join("\n");
}

function linesOf(field: Field, above: string[]): string[] {
  if (!isLeaf(field))
    return partsOfField(field).flatMap((part) => linesOf(part, [...above, part.label]));
  const text = shownText(field);
  return text ? [`${above.join(" › ")}: ${text}`] : [];
}

/** About what a list of commits shows in one line. */
const MAX_LENGTH = 72;
const MAX_WORDS = 36;

/** For the history: "Offers: Starter Session › Price: “1250”, Questions: deleted “Do you travel?”". */
export function describeChanges(title: string, changes: FormChange[]): string {
  const all = [...new Set(changes.map(sayInHistory))];
  const said: string[] = [];
  for (const it of all)
    if (said.length === 0 || `${title}: ${said.join(", ")}, ${it}`.length <= MAX_LENGTH)
      said.push(it);
  const more = said.length < all.length ? ["…"] : [];
  return all.length > 0 ? `${title}: ${[...said, ...more].join(", ")}` : title;
}

function sayInHistory({ kind, where, entry = "", before = "", after = "" }: FormChange): string {
  const { inHistory } = texts;
  if (kind !== "changed") return fill(inHistory[kind], { entry: cut(entry, MAX_WORDS) });
  const place = where.slice(-2).map((label) => cut(label, MAX_WORDS));
  const words = wordsThatDiffer(before, after);
  const said = { where: place.join(" › ") };
  return words ? fill(inHistory.changed, { ...said, words }) : fill(inHistory.emptied, said);
}

function wordsThatDiffer(before: string, after: string): string {
  if (after.length <= MAX_WORDS) return cut(after, MAX_WORDS);
  const [was, is] = [before, after].map((text) => text.split(/\s+/)) as [string[], string[]];
  const at = is.findIndex((word, place) => word !== was[place]);
  const words = is.slice(Math.max(0, at)).join(" ");
  return cut(at > 0 ? `… ${words}` : words, MAX_WORDS);
}

/** One line of a text. */
export function cut(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > max ? `${line.slice(0, max - 1).trimEnd()}…` : line;
}

/** The names of entries that have left their order, each with the one that it follows now. */
export function movedEntries(before: string[], after: string[]): [string, string | undefined][] {
  const kept = new Set(commonPairs(before, after).map(([, at]) => at));
  return after.flatMap((name, at): [string, string | undefined][] =>
    kept.has(at) ? [] : [[name, after[at - 1]]],
  );
}
