import { decrypt, type EncryptionContext, encrypt, secretsOf } from "~/http/crypto.server";
import { hashIpAddress, networkOf } from "~/http/rate-limit.server";
import { DAY_MS, withRetries } from "~/http/timing";
import { prepare, readRows, sql } from "~/outbox/sql";
import { DETAILS_DAYS } from "~/outbox/store/expiry.server";
import { NETWORK_FACTOR } from "~/outbox/store/submission-caps.server";
import type { Platform } from "~/platform.server";
import type { Answers } from "./answers";

/** Counted from the last change, in milliseconds. */
export const LIFETIME_MS = DETAILS_DAYS * DAY_MS;
/** Per session; the oldest is deleted. */
const MAX_ROWS = 50;
const MAX_ROWS_PER_ADDRESS = 200;
/** Of one address, and of one session, in a UTC day; of a /48 network ten times as many. */
const MAX_SAVES = 300;
/** A failed query is repeated once, after this pause in milliseconds. */
const RETRY_PAUSES = [200];

/** Unsent details. Rows of earlier deploys are still read; do not rename their keys. */
export type StoredDetails = {
  /** The values as entered, valid or not. */
  typed: Record<string, string>;
  /** When the form was rendered, in ms since 1970. */
  mintedAt: number;
  /** When they were posted (ms since 1970), if valid, else null. `held`: the honeypot was filled. */
  accepted: { at: number; held: boolean; tooFast: boolean } | null;
  /** The choices made before the form; rows of older versions have none. */
  answers?: Answers;
};

export type DetailsOwner = { session: string; submission: string };

/** `down`: the database does not answer. */
export async function findDetails({ settings, bindings }: Platform, owner: DetailsOwner) {
  try {
    const query = () => readRows<{ sealed: string }>(bindings.DB)`
      SELECT sealed FROM details WHERE submission = ${owner.submission}
        AND session = ${owner.session} AND updated >= ${Date.now() - LIFETIME_MS}`;
    const [row] = await withRetries(query, RETRY_PAUSES);
    if (!row) return { state: "none" as const };
    const details = await decrypt(secretsOf(settings), contextOf(owner), row.sealed);
    if (!details) return { state: "none" as const };
    // Authenticated encryption: only saveDetails can have written what decrypts.
    return { state: "found" as const, details: details as StoredDetails };
  } catch (error) {
    logError("details.unread", error);
    return { state: "down" as const };
  }
}

/** `limited`: this IP address or session saved too many in a day. `failed`: not written. Never throws. */
export async function saveDetails(
  platform: Platform,
  owner: DetailsOwner,
  details: StoredDetails,
  ipAddress: string,
): Promise<"saved" | "limited" | "failed"> {
  const { settings, bindings } = platform;
  const { session, submission } = owner;
  const now = Date.now();
  const isLimited = settings.RATE_LIMITS !== "off";
  const limit = isLimited ? MAX_ROWS_PER_ADDRESS : Number.MAX_SAFE_INTEGER;
  const visitor = await hashIpAddress(platform, ipAddress);
  const savers = isLimited ? await listSavers(platform, session, ipAddress) : [];
  const today = Math.floor(now / DAY_MS);
  const each = sql`(SELECT value ->> 'saver' AS saver, value ->> 'most' AS most FROM json_each(${JSON.stringify(savers)}))`;
  const mayBeSaved = sql`NOT EXISTS (SELECT 1 FROM ${each} saving JOIN saves ON day = ${today}
    AND saves.saver = saving.saver WHERE count >= most)`;
  const encrypted = await encrypt(secretsOf(settings), contextOf(owner), details);
  // The count is part of the insert, so that simultaneous posts do not exceed it together.
  const insertOrUpdate = prepare(bindings.DB)`
    INSERT INTO details (submission, session, sealed, updated, visitor)
    SELECT ${submission}, ${session}, ${encrypted}, ${now}, ${visitor}
    WHERE (${limit} > (
        SELECT COUNT(*) FROM details WHERE visitor = ${visitor} AND updated > ${now - DAY_MS})
      OR EXISTS (
        SELECT 1 FROM details WHERE submission = ${submission} AND session = ${session}))
      AND ${mayBeSaved}
    ON CONFLICT (submission, session) DO UPDATE
      SET sealed = excluded.sealed, updated = excluded.updated, visitor = excluded.visitor`;
  const countSave = prepare(bindings.DB)`
    INSERT INTO saves (day, saver, count) SELECT ${today}, saver, 1 FROM ${each} WHERE ${mayBeSaved}
    ON CONFLICT (day, saver) DO UPDATE SET count = count + 1`;
  const deleteOldest = prepare(bindings.DB)`
    DELETE FROM details WHERE session = ${session} AND submission NOT IN (
      SELECT submission FROM details
      WHERE session = ${session} ORDER BY updated DESC, submission LIMIT ${MAX_ROWS})`;
  try {
    const [inserted] = await withRetries(
      () => bindings.DB.batch([insertOrUpdate, countSave, deleteOldest]),
      RETRY_PAUSES,
    );
    return inserted?.meta.changes ? "saved" : "limited";
  } catch (error) {
    logError("details.unsaved", error);
    return "failed";
  }
}

async function listSavers(platform: Platform, session: string, ipAddress: string) {
  const network = networkOf(ipAddress);
  const savers: [name: string, most: number][] = [
    [`session ${session}`, MAX_SAVES],
    [ipAddress, MAX_SAVES],
    ...(network === null ? [] : [[network, MAX_SAVES * NETWORK_FACTOR] as [string, number]]),
  ];
  return Promise.all(
    savers.map(async ([name, most]) => ({ saver: await hashIpAddress(platform, name), most })),
  );
}

/** Deletes the details of a submission in this session. Never throws. */
export async function deleteDetails({ bindings }: Platform, owner: DetailsOwner): Promise<void> {
  const statement = prepare(bindings.DB)`
    DELETE FROM details WHERE submission = ${owner.submission} AND session = ${owner.session}`;
  try {
    await withRetries(() => statement.run(), RETRY_PAUSES);
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
