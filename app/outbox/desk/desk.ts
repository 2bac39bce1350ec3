/** The store of the leads, and what time it is there, in ms since 1970. */
export type Desk = { db: D1Database; clock: () => number };

/** The local database of this machine, or of this request. */
export function openDesk(db: D1Database): Desk {
  return { db, clock: Date.now };
}
