import { HOUR_MS } from "~/http/timing";
import type { Commit, ContentStore } from "./store.server";

const SHOWN_AT_FIRST = 10;
/** The most that a repository lists at once. */
const MAX_SHOWN = 100;
/** Past this time a build has failed, or there is none. */
const BUILD_MS = HOUR_MS / 4;

export type ShownChange = Commit & { state: "live" | "underway" | "late"; isUndone: boolean };
export type History = { changes: ShownChange[]; hasOlder: boolean };

type Asked = { path?: string | undefined; isAll?: boolean; now?: number };

/** Of content or of one file; `built` is the commit of this site, by which it is known what visitors see. */
export async function listLastChanges(
  store: ContentStore,
  built: string | null,
  { path = "content", isAll = false, now = Date.now() }: Asked = {},
): Promise<History> {
  const count = isAll ? MAX_SHOWN : SHOWN_AT_FIRST;
  // One more tells whether there are older ones.
  const [found, all] = await Promise.all([
    store.log(Math.min(count + 1, MAX_SHOWN), path),
    store.log(MAX_SHOWN),
  ]);
  const order = all.map(({ id }) => id);
  const live = built === null ? -1 : order.indexOf(built);
  const undone = listUndone(all);
  const changes = found.slice(0, count).map((change): ShownChange => {
    const at = order.indexOf(change.id);
    // A change that is not listed is older than all that are.
    const isLive = live >= 0 && (at < 0 || at >= live);
    const isLate = now - change.time > BUILD_MS;
    const state = isLive ? "live" : isLate ? "late" : "underway";
    return { ...change, state, isUndone: undone.has(change.id) };
  });
  return { changes, hasOlder: found.length > count };
}

/** From newest to oldest: an undo may itself be undone. */
function listUndone(commits: Commit[]): Set<string> {
  const undone = new Set<string>();
  for (const { id, undoes } of commits) if (undoes && !undone.has(id)) undone.add(undoes);
  return undone;
}
