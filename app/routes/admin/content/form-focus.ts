import type { Field } from "~/features/editor/form/fields";

/** What has the focus: a button or the places of an entry that is moved ("up /questions/3"), the line of an entry, or a field. */
export function readFocus(focus: string | null): [act: string, name: string] {
  const [, act = "", name = ""] = /^(?:(up|down|place|entry) )?(.*)$/.exec(focus ?? "") ?? [];
  return [act, name];
}

/** Whether a part has a problem, a change, a difference or the focus somewhere. */
export function holds(field: Field, focus: string | null): boolean {
  const own =
    field.problem !== undefined ||
    field.isChanged ||
    (field.kind !== "group" && field.theirs !== undefined);
  const [, place] = readFocus(focus);
  if (own || field.name === place) return true;
  if (field.kind === "group") return field.fields.some((it) => holds(it, focus));
  return (
    field.kind === "list" &&
    field.entries.some((entry) => entry.name === place || holds(entry.field, focus))
  );
}
