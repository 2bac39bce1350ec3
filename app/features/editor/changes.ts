import { cleanLines, cleanText } from "./draft";
import { type Field, isLeaf, type ListField } from "./fields";
import { changedLines } from "./line-changes";

/** One difference between a file and its form, as visitors read it. */
export type FormChange = {
  kind: "changed" | "added" | "deleted" | "moved";
  /** Labels from the outside to the field or entry. */
  where: string[];
  before?: string;
  after?: string;
};

/** What a form changes in the file that it was made from: entries are recognized by their names. */
export function listChanges(before: Field, after: Field, above: string[] = []): FormChange[] {
  const where = after.label ? [...above, after.label] : above;
  if (before.kind === "list" && after.kind === "list") return changesOfList(before, after, where);
  if (before.kind === "group" && after.kind === "group") {
    if (before.isThere !== after.isThere)
      return [{ kind: after.isThere ? "added" : "deleted", where }];
    return after.fields.flatMap((field) => {
      const own = before.fields.find(({ name }) => name === field.name);
      return own ? listChanges(own, field, where) : [];
    });
  }
  const [was, is] = [shownText(before), shownText(after)];
  if (after.kind === "text" && after.hasLines)
    return changedLines(was, is).map((lines) => ({ kind: "changed", where, ...lines }));
  return was === is ? [] : [{ kind: "changed", where, before: was, after: is }];
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
  const isMoved = left.some(({ name }, at) => kept[at]?.name !== name);
  const deleted = before.entries.filter((entry) => !kept.includes(entry));
  const added = after.entries.filter((entry) => !left.includes(entry));
  return [
    ...left.flatMap(({ name, field }) => {
      const own = kept.find((it) => it.name === name)?.field;
      return own ? listChanges(own, field, isLeaf(field) ? where.slice(0, -1) : where) : [];
    }),
    ...(isMoved
      ? [{ kind: "moved" as const, where, after: left.map(({ title }) => title).join(" · ") }]
      : []),
    ...deleted.map(({ title }) => ({ kind: "deleted" as const, where, before: title })),
    ...added.map(({ title }) => ({ kind: "added" as const, where, after: title })),
  ];
}
