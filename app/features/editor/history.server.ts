import { HOUR_MS } from "~/http/timing";
import type { Commit, ContentStore } from "./store.server";

const SHOWN = 10;
/** Longer, and a build that takes it live has failed, or there is none. */
const BUILD_MS = HOUR_MS / 4;

export type ShownChange = Commit & { state: "live" | "underway" | "late" };

/** The last changes of content, or of one file, and whether visitors see each: `built` is the commit of this site. */
export async function listLastChanges(
  store: ContentStore,
  built: string | null,
  path = "content",
  now = Date.now(),
): Promise<ShownChange[]> {
  const [changes, all] = await Promise.all([store.log(SHOWN, path), store.log(100)]);
  const order = all.map(({ id }) => id);
  const live = built === null ? -1 : order.indexOf(built);
  return changes.map((change) => {
    const at = order.indexOf(change.id);
    // Older than those that are listed, as the built one then is, too.
    const isLive = live >= 0 && (at < 0 || at >= live);
    const isLate = now - change.time > BUILD_MS;
    return { ...change, state: isLive ? "live" : isLate ? "late" : "underway" };
  });
}
