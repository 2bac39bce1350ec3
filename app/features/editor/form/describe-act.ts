import { contentEditor } from "#content/studio/content-editor.yaml";
import type { Facts } from "~/content/facts";
import { fill } from "~/content/format";
import { type Draft, type Intent, orderOf } from "./draft";
import { titleOfEntry } from "./entry-title";

/** What became of a list, and the entry or list that the form goes on with, where it is read. */
export type Said = { at: string; text: string };

/** After `applyIntent`, which returned `focus`; undefined for a button that is no list's. */
export function describeAct(
  source: { draft: Draft; facts: Facts },
  { act, name }: Intent,
  focus: string | null,
): Said | undefined {
  if (focus === null || !/^(add|delete|up|down|move)$/.test(act)) return undefined;
  const at = focus.replace(/^\w+ /, "");
  const changed = act === "add" ? at : name;
  const cut = changed.lastIndexOf("/");
  const order = orderOf(source.draft, changed.slice(0, cut));
  const [place, count] = [order.indexOf(changed.slice(cut + 1)) + 1, order.length];
  const { said, newEntry } = contentEditor.form;
  const entry = titleOfEntry(source, changed) || newEntry;
  if (act === "add") return { at, text: fill(said.added, { place, count }) };
  if (act === "delete") return { at, text: fill(said.deleted, { entry }) };
  return { at, text: fill(said.moved, { entry, place, count }) };
}
