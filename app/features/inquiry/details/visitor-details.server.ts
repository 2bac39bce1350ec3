import type { Platform } from "~/env.server";
import type { Answers } from "~/features/inquiry/answers/answers";
import { decrypt, type EncryptionContext, encrypt, secretsOf } from "~/http/crypto.server";
import { logStore, withRetry } from "./patient-store.server";

/** Unsent details are forgotten after two days without a change, in milliseconds. */
const LIFETIME_MS = 2 * 24 * 60 * 60 * 1000;
/** A session keeps the details of this many submissions; the oldest goes. */
const MAX_ROWS = 50;

/** Details on their way from the form to being sent. */
export type VisitorDetails = {
  /** As typed, also what is not valid yet. */
  typed: Record<string, string>;
  /** When the form was rendered that they were typed into, in ms since 1970. */
  mintedAt: number;
  /** When they were accepted, in ms since 1970, and with which spam signals; null before. */
  accepted: { at: number; held: boolean; tooFast: boolean } | null;
  /** What was chosen before the form; rows of former versions have none. */
  answers?: Answers;
};

/** Whose details: one submission in one browser session. */
export type DetailsOwner = { session: string; submission: string };

/** `foreign` rest in another session; `none` are not there; `down` is a store that does not answer. */
export type FoundDetails =
  | { state: "found"; details: VisitorDetails }
  | { state: "foreign" | "none" | "down" };

/** The details of a submission for the session that owns them. Never throws. */
export async function findVisitorDetails(
  { settings, bindings }: Platform,
  owner: DetailsOwner,
): Promise<FoundDetails> {
  try {
    const { results } = await withRetry(() =>
      bindings.DB.prepare(
        "SELECT session, sealed FROM details WHERE submission = ?1 ORDER BY session = ?2 DESC LIMIT 1",
      )
        .bind(owner.submission, owner.session)
        .all<{ session: string; sealed: string }>(),
    );
    const row = results[0];
    if (!row) return { state: "none" };
    if (row.session !== owner.session) return { state: "foreign" };
    const details = await decrypt(secretsOf(settings), contextOf(owner), row.sealed);
    return details ? { state: "found", details: details as VisitorDetails } : { state: "none" };
  } catch (error) {
    logStore("details.unread", error);
    return { state: "down" };
  }
}

/** False when the store would not keep them. Never throws. */
export async function saveVisitorDetails(
  { settings, bindings: { DB } }: Platform,
  owner: DetailsOwner,
  details: VisitorDetails,
): Promise<boolean> {
  const { session, submission } = owner;
  const encrypted = await encrypt(secretsOf(settings), contextOf(owner), details);
  const save = () =>
    DB.batch([
      DB.prepare(
        `INSERT INTO details (submission, session, sealed, updated) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (submission, session) DO UPDATE SET sealed = excluded.sealed, updated = excluded.updated`,
      ).bind(submission, session, encrypted, Date.now()),
      DB.prepare(
        `DELETE FROM details WHERE session = ?1 AND submission NOT IN (
           SELECT submission FROM details WHERE session = ?1 ORDER BY updated DESC, submission LIMIT ?2)`,
      ).bind(session, MAX_ROWS),
    ]);
  try {
    await withRetry(save);
    return true;
  } catch (error) {
    logStore("details.unsaved", error);
    return false;
  }
}

/** Forgets the details of a submission in this session, if there are any. Never throws. */
export async function forgetVisitorDetails(
  { bindings: { DB } }: Platform,
  { session, submission }: DetailsOwner,
): Promise<void> {
  const forget = DB.prepare("DELETE FROM details WHERE submission = ?1 AND session = ?2");
  try {
    await withRetry(() => forget.bind(submission, session).run());
  } catch (error) {
    logStore("details.unforgotten", error);
  }
}

/** Deletes details that nobody came back for, and those of former links to an inquiry, which open no more. */
export async function purgeVisitorDetails(db: D1Database, now = Date.now()): Promise<void> {
  const oldest = now - LIFETIME_MS;
  await db.batch([
    db.prepare("DELETE FROM details WHERE updated < ?1").bind(oldest),
    db.prepare("DELETE FROM elsewhere WHERE created < ?1").bind(oldest),
  ]);
}

function contextOf({ session, submission }: DetailsOwner): EncryptionContext {
  return { purpose: "details at rest", subject: `${submission}:${session}` };
}
