/** Lines that were replaced by others, which may be none. */
export type LineChange = { before: string; after: string };

/** Of more, the comparison takes longer than a request may. */
const MAX_PAIRS = 2_000_000;

export function changedLines(before: string, after: string): LineChange[] {
  const [was, is] = [before.split("\n"), after.split("\n")];
  if (was.length * is.length > MAX_PAIRS) return before === after ? [] : [{ before, after }];
  const lengths = commonLengths(was, is);
  const changes: LineChange[] = [];
  let [at, to] = [0, 0];
  while (at < was.length || to < is.length) {
    const [from, start] = [at, to];
    while ((at < was.length || to < is.length) && !(at < was.length && was[at] === is[to])) {
      const isGone =
        to >= is.length ||
        (at < was.length && (lengths[at + 1]?.[to] ?? 0) >= (lengths[at]?.[to + 1] ?? 0));
      if (isGone) at += 1;
      else to += 1;
    }
    const change = { before: joined(was.slice(from, at)), after: joined(is.slice(start, to)) };
    if (change.before !== change.after) changes.push(change);
    at += 1;
    to += 1;
  }
  return changes;
}

const joined = (lines: string[]) => lines.join("\n").trim();

/** For each pair of places, how many of the lines from there on are common to both, in the same order. */
function commonLengths(was: string[], is: string[]): Uint16Array[] {
  const rows = Array.from({ length: was.length + 1 }, () => new Uint16Array(is.length + 1));
  for (let at = was.length - 1; at >= 0; at -= 1)
    for (let to = is.length - 1; to >= 0; to -= 1) {
      const row = rows[at] as Uint16Array;
      const [below, right] = [rows[at + 1]?.[to] ?? 0, row[to + 1] ?? 0];
      row[to] = was[at] === is[to] ? (rows[at + 1]?.[to + 1] ?? 0) + 1 : Math.max(below, right);
    }
  return rows;
}

/** The places of what two lists have in common, in the same order; none if they are too long to be compared. */
export function commonPairs(was: string[], is: string[]): [number, number][] {
  if (was.length * is.length > MAX_PAIRS) return [];
  const lengths = commonLengths(was, is);
  const pairs: [number, number][] = [];
  let [at, to] = [0, 0];
  while (at < was.length && to < is.length) {
    if (was[at] === is[to]) {
      pairs.push([at, to]);
      at += 1;
      to += 1;
    } else if ((lengths[at + 1]?.[to] ?? 0) >= (lengths[at]?.[to + 1] ?? 0)) at += 1;
    else to += 1;
  }
  return pairs;
}

/** What two have changed in `base`; null where both changed the same lines. */
export function mergeLines(base: string, mine: string, theirs: string): string | null {
  const [was, own, others] = [base, mine, theirs].map((text) => text.split("\n"));
  if (!was || !own || !others) return null;
  const [inOwn, inOthers] = [own, others].map((it) => new Map(commonPairs(was, it)));
  const merged: string[] = [];
  let [at, toOwn, toOthers] = [0, 0, 0];
  while (at < was.length || toOwn < own.length || toOthers < others.length) {
    let next = at;
    while (next < was.length && !(inOwn?.has(next) && inOthers?.has(next))) next += 1;
    const [ownEnd, othersEnd] = [
      inOwn?.get(next) ?? own.length,
      inOthers?.get(next) ?? others.length,
    ];
    const part = mergePart(
      was.slice(at, next),
      own.slice(toOwn, ownEnd),
      others.slice(toOthers, othersEnd),
    );
    if (!part) return null;
    merged.push(...part, ...was.slice(next, next + 1));
    [at, toOwn, toOthers] = [next + 1, ownEnd + 1, othersEnd + 1];
  }
  return merged.join("\n");
}

function mergePart(was: string[], own: string[], others: string[]): string[] | null {
  if (isSame(own, was)) return others;
  if (isSame(others, was) || isSame(own, others)) return own;
  if (was.length === 1 || own.length !== was.length || others.length !== was.length) return null;
  const lines = was.map((line, at) =>
    mergePart([line], [own[at] ?? ""], [others[at] ?? ""])?.at(0),
  );
  return lines.every((line) => line !== undefined) ? lines : null;
}

const isSame = (one: string[], other: string[]) =>
  one.length === other.length && one.every((line, at) => line === other[at]);
