import { isEditable, nameOfPath, parse, pathOf } from "~/features/editor/files/site-content.server";
import { writeFile } from "~/features/editor/files/write-file.server";
import {
  cleanText,
  type Draft,
  draftOf,
  editedOf,
  isNew,
  nameOf,
  orderOf,
} from "~/features/editor/form/draft";
import { isWithin } from "~/features/editor/form/fields";
import { formSchemaOf } from "~/features/editor/form/file-schema.server";
import { mergeLines } from "./line-changes";
import { type Merged, mergeDrafts, renameDraft } from "./merge-drafts";

export type Versions = { before: string; after: string; now: string };

/** The fields that have changed since, "" for the whole file, and what each said. */
type Collisions = { fields: { field: string; was: string }[] };

/** A text as it is now, without what a commit changed in it. */
export function takeBack(path: string, versions: Versions): { text: string } | Collisions {
  const { before, after, now } = versions;
  const name = nameOfPath(`/${path}`);
  // A translation, or the notes about translations.
  if (!isEditable(name) || pathOf(name) !== path) {
    const text = mergeLines(after, before, now);
    return text === null ? WHOLE : { text };
  }
  const files = [before, after, now].map((text) => parse(name, text));
  if (files.some(({ problems }) => problems.length > 0)) return WHOLE;
  const schema = formSchemaOf(name);
  const [was, done, current] = files.map(({ value }) => draftOf(schema, value)) as Drafts;
  const mine = renameDraft(was, done);
  const merged = mergeDrafts(done, withEmpty(mine, done), current);
  const controls = [
    ...merged.contested,
    ...findGone(mine, done, merged),
    ...findChanged(mine, done, current, merged),
  ];
  if (controls.length > 0) {
    const said = new Map([...mine].map(([control, value]) => [merged.rename(control), value]));
    const wasIn = (field: string) => cleanText(said.get(field) ?? "");
    const fields = [...new Set(controls.map(fieldOf))];
    return { fields: fields.map((field) => ({ field, was: wasIn(field) })) };
  }
  return { text: writeFile(name, now, editedOf(schema, merged.draft)) };
}

const WHOLE: Collisions = { fields: [{ field: "", was: "" }] };

type Drafts = [Draft, Draft, Draft];

const isLeaf = (name: string) => !/#(order|there|as)$/.test(name);

/** Texts that the commit added are empty without it. */
function withEmpty(mine: Draft, done: Draft): Draft {
  const added = [...done.keys()].filter((name) => isLeaf(name) && !mine.has(name));
  return new Map([...added.map((name): [string, string] => [name, ""]), ...mine]);
}

/** Controls that the commit changed in entries that have been deleted since. */
function findGone(mine: Draft, done: Draft, { rename }: Merged): string[] {
  return [...mine].flatMap(([name, value]) => {
    const isChanged = isLeaf(name) && !isNew(name) && value !== done.get(name);
    return isChanged && isNew(rename(name)) ? [rename(name)] : [];
  });
}

/** Entries that the commit added, and that have changed since. */
function findChanged(mine: Draft, done: Draft, current: Draft, { rename }: Merged): string[] {
  const lists = [...mine.keys()].flatMap((name) => /^(.*)#order$/s.exec(name)?.[1] ?? []);
  const added = lists.flatMap((list) => {
    const kept = orderOf(mine, list);
    return orderOf(done, list).flatMap((key) => (kept.includes(key) ? [] : nameOf(list, key)));
  });
  return added
    .filter((entry) => !isNew(rename(entry)))
    .filter((entry) => partOf(done, entry) !== partOf(current, rename(entry)))
    .map(rename);
}

const partOf = (draft: Draft, part: string) =>
  JSON.stringify(
    [...draft].flatMap(([name, value]) =>
      isWithin(name, part) ? [[name.slice(part.length), value]] : [],
    ),
  );

/** The field of a control; for an entry that the file does not have, its list. */
function fieldOf(control: string): string {
  const keys = control.replace(/#(order|there|as)$/, "").split("/");
  const at = keys.findIndex((key) => isNew(`/${key}`));
  return (at < 0 ? keys : keys.slice(0, at)).join("/");
}
