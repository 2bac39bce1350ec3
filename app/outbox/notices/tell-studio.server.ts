import type { Platform } from "~/env.server";
import { backoff } from "~/outbox/delivery/backoff.server";
import { claimNotices } from "./claim-notices.server";
import { describeNotice } from "./describe-notice.server";
import type { ClaimedNotice } from "./notice.server";
import { mailNotice, postNotice } from "./tell.server";

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Side by side, within the six connections of an invocation. */
const SIDE_BY_SIDE = 5;

/** Tells the studio what is noted down, `most` notices at most; how many were tried. Never throws. */
export async function tellStudio(platform: Platform, most: number): Promise<number> {
  let tried = 0;
  try {
    while (tried < most) {
      const wanted = Math.min(SIDE_BY_SIDE, most - tried);
      const notices = await claimNotices(platform, wanted);
      if (notices.length === 0) break;
      const marks = await Promise.all(notices.map((notice) => tell(platform, notice)));
      await platform.bindings.DB.batch(marks);
      tried += notices.length;
      if (notices.length < wanted) break;
    }
  } catch (error) {
    // A notice is told again when its lease ends.
    console.error(JSON.stringify({ event: "notices.failed", detail: String(error).slice(0, 200) }));
  }
  return tried;
}

async function tell(platform: Platform, notice: ClaimedNotice): Promise<D1PreparedStatement> {
  const db = platform.bindings.DB;
  // The person it was about is forgotten: there is nothing to tell any more.
  if (notice.lead !== null && notice.reference === null) return mark(db, notice, "dead", null);
  try {
    const body = describeNotice(platform, notice);
    if (notice.channel === "mail") await mailNotice(platform, body);
    else await postNotice(platform, notice.id, body);
    return mark(db, notice, "sent", null);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.name : "unknown";
    const isStatus = cause instanceof Error && cause.message.startsWith("status ");
    const error = isStatus ? cause.message : `no answer (${reason})`;
    const { id, channel, event, attempts } = notice;
    console.log(
      JSON.stringify({ event: "notice.failed", id, channel, of: event, attempts, error }),
    );
    return settleFailure(platform, notice, error);
  }
}

/** Tried like a lead, but for a day at most: news that old helps nobody. */
function settleFailure({ settings, bindings }: Platform, notice: ClaimedNotice, error: string) {
  const now = Date.now();
  if (now - notice.created > DAY_MS) return mark(bindings.DB, notice, "dead", error);
  return bindings.DB.prepare(
    `UPDATE notices SET lease = NULL, due = ?3, last_error = ?4, updated = ?5
     WHERE id = ?1 AND lease = ?2`,
  ).bind(notice.id, notice.lease, now + backoff(settings, notice.attempts), error, now);
}

function mark(
  db: D1Database,
  { id, lease }: ClaimedNotice,
  status: "sent" | "dead",
  error: string | null,
) {
  return db
    .prepare(
      "UPDATE notices SET status = ?3, lease = NULL, last_error = ?4, updated = ?5 WHERE id = ?1 AND lease = ?2",
    )
    .bind(id, lease, status, error, Date.now());
}
