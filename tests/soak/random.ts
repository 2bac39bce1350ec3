export type Random = ReturnType<typeof seededRandom>;

/** The same numbers for the same seed (mulberry32), so that a run can be repeated. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  /** From 0 up to 1, without 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    next,
    chance: (probability: number) => next() < probability,
    pick: <Item>(list: readonly Item[]) => list[Math.floor(next() * list.length)] as Item,
  };
}
