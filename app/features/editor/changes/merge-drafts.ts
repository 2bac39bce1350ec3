import {
  cleanLines,
  type Draft,
  isNew,
  joinOrder,
  nameOf,
  orderOf,
  putOrder,
} from "~/features/editor/form/draft";
import { mergeLines } from "./line-changes";

/** The draft of a form whose file somebody else has changed since it was opened. */
export type Merged = {
  draft: Draft;
  /** The controls that both have changed. */
  contested: Set<string>;
  /** What a control is called now: entries may have other places. */
  rename: (name: string) => string;
};

/** The file as it is now, with what the form really changes: `base` is the file that the form was made from. */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): Merged {
  const rename = renaming(base, theirs);
  const merged: Merged = { draft: new Map(theirs), contested: new Set(), rename };
  for (const [name, value] of mine) if (!isOrder(name)) mergeControl(merged, name, value);
  for (const name of base.keys())
    if (name.endsWith("#there") && !mine.has(name)) merged.draft.delete(rename(name));
  for (const name of mine.keys()) if (isOrder(name)) mergeOrder(name.slice(0, -"#order".length));
  return merged;

  function mergeControl({ draft, contested }: Merged, name: string, value: string) {
    const [now, was] = [rename(name), base.get(name)];
    const isKept = isNew(now) && !isNew(name) && isChanged(entryIn(name, now));
    if (isSame(value, was) && !isKept) return;
    const other = theirs.get(now);
    const isBoth = !isKept && !isSame(other, was) && !isSame(other, value);
    const merged = isBoth ? mergeTexts(was, value, other) : value;
    draft.set(now, merged ?? value);
    if (merged === null) contested.add(now);
  }

  function isChanged(entry: string): boolean {
    return [...mine].some(
      ([name, value]) => name.startsWith(`${entry}/`) && !isSame(value, base.get(name)),
    );
  }

  function mergeOrder(list: string) {
    const now = rename(list);
    const called = (key: string) => keyOf(rename(nameOf(list, key)));
    const was = orderOf(base, list).map(called);
    const own = orderOf(mine, list).map(called);
    const others = orderOf(theirs, now);
    const isThere = (key: string) =>
      others.includes(key) || !was.includes(key) || isInDraft(nameOf(now, key));
    const kept = own.filter(isThere);
    const start =
      own.join() !== was.join()
        ? kept
        : [...others, ...kept.filter((key) => !others.includes(key))];
    const added = others.filter((key) => !was.includes(key) && !start.includes(key));
    putOrder(merged.draft, now, added.reduce(insertAfter(others), start));
    // An order in which both only added or deleted is not contested.
    const [first, ...orders] = [was, own, others].map((order) =>
      order.filter((key) => [was, own, others].every((it) => it.includes(key))).join(),
    );
    if (orders.every((order) => order !== first)) merged.contested.add(`${now}#order`);
  }

  function isInDraft(entry: string): boolean {
    return [...merged.draft.keys()].some((name) => name === entry || name.startsWith(`${entry}/`));
  }
}

function mergeTexts(was = "", value = "", other = ""): string | null {
  const texts = [was, value, other].map(cleanLines) as [string, string, string];
  return texts.every((text) => text.includes("\n")) ? mergeLines(...texts) : null;
}

const isOrder = (name: string) => name.endsWith("#order");
const isSame = (one = "", other = "") => cleanLines(one) === cleanLines(other);
const keyOf = (name: string) => name.slice(name.lastIndexOf("/") + 1);

/** Where others have put an entry: behind the one that it follows there. */
const insertAfter = (others: string[]) => (order: string[], key: string) =>
  order.toSpliced(order.indexOf(others[others.indexOf(key) - 1] ?? "") + 1, 0, key);

/** The new entry that a control is in; `now` is what the control is called after the merge. */
function entryIn(name: string, now: string): string {
  const at = now.split("/").findIndex((key) => isNew(`/${key}`));
  return name
    .split("/")
    .slice(0, at + 1)
    .join("/");
}

/** The draft of a version, with the control names of a later one. */
export function renameDraft(draft: Draft, after: Draft): Draft {
  const rename = renaming(draft, after, 2 * FIRST_GONE);
  return new Map(
    [...draft].map(([name, value]) => {
      if (!isOrder(name)) return [rename(name), value];
      const list = name.slice(0, -"#order".length);
      const keys = orderOf(draft, list).map((key) => keyOf(rename(nameOf(list, key))));
      return [rename(name), joinOrder(keys)];
    }),
  );
}

/** What controls of one version are called in another; entries that are gone get names of new ones. */
function renaming(base: Draft, theirs: Draft, firstGone = FIRST_GONE) {
  const moved = new Map<string, string>();
  const rename = (name: string): string => {
    const [, path = "", what = ""] = /^(.*?)(#(?:order|there|as))?$/s.exec(name) ?? [];
    const [, ...keys] = path.split("/");
    let [from, to] = ["", ""];
    for (const key of keys) {
      from += `/${key}`;
      to = moved.get(from) ?? `${to}/${key}`;
    }
    return to + what;
  };
  const lists = [...base.keys()].filter(isOrder).map((name) => name.slice(0, -"#order".length));
  for (const list of lists.toSorted((a, b) => a.split("/").length - b.split("/").length)) {
    const now = rename(list);
    const [keys, others] = [orderOf(base, list), orderOf(theirs, now)];
    // Keys of a group with free names are what they are called.
    const isFree = keys.some((key) => !/^\d+$/.test(key));
    const identify = (draft: Draft, of: string) => (key: string) =>
      isFree ? { id: key, isName: true } : identityOf(draft, nameOf(of, key));
    const ids = keys.map(identify(base, list));
    const otherIds = others.map(identify(theirs, now));
    for (const [at, other] of matchEntries(ids, otherIds).entries()) {
      const gone = isFree ? (keys[at] ?? "") : `n${firstGone + at}`;
      const key = other === undefined ? gone : (others[other] ?? "");
      moved.set(nameOf(list, keys[at] ?? ""), nameOf(now, key));
    }
  }
  return rename;
}

/** Above the numbers of all entries that a form may add. */
const FIRST_GONE = 1000;

/** Fields that stay while the words of an entry change, and the fields of these words. */
const NAMES = ["id", "slug", "path"];
const WORDS = ["title", "name", "question", "label", "heading", "text"];

type Identity = { id: string; isName: boolean };

function identityOf(draft: Draft, entry: string): Identity {
  const find = (keys: string[]) => keys.map((key) => draft.get(nameOf(entry, key))).find(Boolean);
  const name = find(NAMES);
  const words = draft.get(entry) ?? find(WORDS) ?? "";
  return name === undefined ? { id: words, isName: false } : { id: name, isName: true };
}

/** For each entry its place among the others: by its name, or else by the entry before it. */
function matchEntries(ids: Identity[], others: Identity[]): (number | undefined)[] {
  const used = new Set<number>();
  const take = (at: number) => {
    if (at < 0 || at >= others.length || used.has(at)) return undefined;
    used.add(at);
    return at;
  };
  const found = ids.map(({ id }) =>
    take(others.findIndex((it, at) => it.id === id && !used.has(at))),
  );
  for (const [at, match] of found.entries()) {
    const before = at === 0 ? -1 : found[at - 1];
    if (match === undefined && before !== undefined && !ids[at]?.isName)
      found[at] = take(before + 1);
  }
  return found;
}
