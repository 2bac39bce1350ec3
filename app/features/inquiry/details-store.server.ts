import type { Platform } from "~/env.server";
import { decrypt, type EncryptionContext, encrypt, secretsOf } from "~/http/crypto.server";
import { DAY_MS, retry } from "~/http/timing";
import { DETAILS_DAYS } from "~/outbox/store/expiry.server";
import type { Answers } from "./answers";

/** Unsent details are deleted so long after their last change, in milliseconds. */
export const LIFETIME_MS = DETAILS_DAYS * DAY_MS;
/** The number of submissions that one session keeps; the oldest is deleted. */
const MAX_ROWS = 50;
/** A failed query is repeated once, after this pause in milliseconds. */
const RETRY_PAUSES = [200];

/** The details of an inquiry that is not sent yet. Rows are read by other versions; do not rename their keys. */
export type StoredDetails = {
  /** The values as entered, valid or not. */
  typed: Record<string, string>;
  /** When the form was rendered, in ms since 1970. */
  mintedAt: number;
  /** When valid details were posted, in ms since 1970, and whether the honeypot was filled (`held`); null before. */
  accepted: { at: number; held: boolean; tooFast: boolean } | null;
  /** The choices made before the form; rows of older versions have none. */
  answers?: Answers;
};

export type DetailsOwner = { session: string; submission: string };

/** `foreign`: they belong to another session. `down`: the database does not answer. */
export type FoundDetails =
  | { state: "found"; details: StoredDetails }
  | { state: "foreign" | "none" | "down" };

export async function findDetails(
  { settings, bindings }: Platform,
  owner: DetailsOwner,
  now = Date.now(),
): Promise<FoundDetails> {
  try {
    const query = bindings.DB.prepare(
      `SELECT session, sealed FROM details WHERE submission = ?1 AND updated >= ?3
       ORDER BY session = ?2 DESC LIMIT 1`,
    ).bind(owner.submission, owner.session, now - LIFETIME_MS);
    const { results } = await retry(
      () => query.all<{ session: string; sealed: string }>(),
      RETRY_PAUSES,
    );
    const row = results[0];
    if (!row) return { state: "none" };
    if (row.session !== owner.session) return { state: "foreign" };
    const details = await decrypt(secretsOf(settings), contextOf(owner), row.sealed);
    // Authenticated encryption: only saveDetails can have written what decrypts.
    return details ? { state: "found", details: details as StoredDetails } : { state: "none" };
  } catch (error) {
    logError("details.unread", error);
    return { state: "down" };
  }
}

/** Saves the details; false when the database failed. Never throws. */
export async function saveDetails(
  { settings, bindings: { DB } }: Platform,
  owner: DetailsOwner,
  details: StoredDetails,
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
    await retry(save, RETRY_PAUSES);
    return true;
  } catch (error) {
    logError("details.unsaved", error);
    return false;
  }
}

/** Deletes the details of a submission in this session. Never throws. */
export async function deleteDetails(
  { bindings: { DB } }: Platform,
  { session, submission }: DetailsOwner,
): Promise<void> {
  const statement = DB.prepare("DELETE FROM details WHERE submission = ?1 AND session = ?2");
  try {
    await retry(() => statement.bind(submission, session).run(), RETRY_PAUSES);
  } catch (error) {
    logError("details.unforgotten", error);
  }
}

function contextOf({ session, submission }: DetailsOwner): EncryptionContext {
  return { purpose: "details at rest", subject: `${submission}:${session}` };
}

export function logError(event: string, error: unknown): void {
  console.error(JSON.stringify({ event, detail: String(error) }));
}
