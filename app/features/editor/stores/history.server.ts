import { HOUR_MS } from "~/http/timing";
import type { Commit, ContentStore } from "./store.server";

const SHOWN = 10;
/** The most that a repository lists at once. */
const MAX_SHOWN = 100;
/** Longer, and a build that takes it live has failed, or there is none. */
const BUILD_MS = HOUR_MS / 4;

export type ShownChange = Commit & { state: "live" | "underway" | "late"; isUndone: boolean };
export type History = { changes: ShownChange[]; hasOlder: boolean };

type Asked = { path?: string | undefined; isAll?: boolean; now?: number };

/** The last changes of content, or of one file, and whether visitors see each: `built` is the commit of this site. */
export async function listLastChanges(
  store: ContentStore,
  built: string | null,
  { path = "content", isAll = false, now = Date.now() }: Asked = {},
): Promise<History> {
  const count = isAll ? MAX_SHOWN : SHOWN;
  // One more says that there are older ones.
  const [found, all] = await Promise.all([
    store.log(Math.min(count + 1, MAX_SHOWN), path),
    store.log(MAX_SHOWN),
  ]);
  const order = all.map(({ id }) => id);
  const live = built === null ? -1 : order.indexOf(built);
  const undone = listUndone(all);
  const changes = found.slice(0, count).map((change): ShownChange => {
    const at = order.indexOf(change.id);
    // Older than those that are listed, as the built one then is, too.
    const isLive = live >= 0 && (at < 0 || at >= live);
    const isLate = now - change.time > BUILD_MS;
    const state = isLive ? "live" : isLate ? "late" : "underway";
    return { ...change, state, isUndone: undone.has(change.id) };
  });
  return { changes, hasOlder: found.length > count };
}

/** The newest first: what takes a change back may be taken back itself. */
function listUndone(commits: Commit[]): Set<string> {
  const undone = new Set<string>();
  for (const { id, undoes } of commits) if (undoes && !undone.has(id)) undone.add(undoes);
  return undone;
}
