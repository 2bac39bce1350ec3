import type { Platform } from "~/env.server";
import { logStore, withRetry } from "~/features/inquiry/details/patient-store.server";
import type { VisitorDetails } from "~/features/inquiry/details/visitor-details.server";
import { decrypt, encrypt } from "~/http/crypto.server";

/** A link opens for so long after it was made, in milliseconds. */
const LIFETIME_MS = 48 * 60 * 60 * 1000;
const KEY_BYTES = 16;
const KEY_SHAPE = /^[0-9a-f]{32}$/;

/** An unsent inquiry on its way to another device: `place` is the address of the step it was left at. */
export type CarriedInquiry = { submission: string; place: string; details: VisitorDetails };

/** `gone`: unknown, removed, sent or too old; `down`: the store does not answer. */
export type FoundElsewhere =
  | ({ state: "found"; created: number } & CarriedInquiry)
  | { state: "gone" | "down" };

type Row = { submission: string; place: string; sealed: string; created: number };

/** Makes the only link of a submission: its path, or null when the store is down. Never throws. */
export async function mintElsewhere(
  { bindings: { DB } }: Platform,
  { submission, place, details }: CarriedInquiry,
): Promise<string | null> {
  // Paths of this site are lower case, so the key is written in hexadecimal.
  const key = toHex(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
  const sealed = await encrypt([key], contextOf(submission), details);
  const mint = DB.prepare(
    `INSERT INTO elsewhere (submission, key_hash, place, sealed, created) VALUES (?1, ?2, ?3, ?4, ?5)
     ON CONFLICT (submission) DO UPDATE SET key_hash = excluded.key_hash, place = excluded.place,
       sealed = excluded.sealed, created = excluded.created`,
  ).bind(submission, await hash(key), place, sealed, Date.now());
  try {
    await withRetry(() => mint.run());
    return `/inquiry/elsewhere/${key}`;
  } catch (error) {
    logStore("elsewhere.unmade", error);
    return null;
  }
}

/** What a link leads to. Never throws. */
export async function findElsewhere(
  { bindings: { DB } }: Platform,
  key: string,
  now = Date.now(),
): Promise<FoundElsewhere> {
  if (!KEY_SHAPE.test(key)) return { state: "gone" };
  const find = DB.prepare(
    "SELECT submission, place, sealed, created FROM elsewhere WHERE key_hash = ?1 AND created > ?2",
  ).bind(await hash(key), now - LIFETIME_MS);
  try {
    const row = await withRetry(() => find.first<Row>());
    const details = row && (await decrypt([key], contextOf(row.submission), row.sealed));
    if (!row || !details) return { state: "gone" };
    const { submission, place, created } = row;
    return { state: "found", submission, place, created, details: details as VisitorDetails };
  } catch (error) {
    logStore("elsewhere.unread", error);
    return { state: "down" };
  }
}

/** Makes the link of a submission lead nowhere; false when the store is down. Never throws. */
export async function removeElsewhere(
  { bindings: { DB } }: Platform,
  submission: string,
): Promise<boolean> {
  const remove = DB.prepare("DELETE FROM elsewhere WHERE submission = ?1").bind(submission);
  try {
    await withRetry(() => remove.run());
    return true;
  } catch (error) {
    logStore("elsewhere.unremoved", error);
    return false;
  }
}

/** Deletes links that are too old to open; the number of rows. */
export async function purgeElsewhere(db: D1Database, now = Date.now()): Promise<number> {
  const purge = db.prepare("DELETE FROM elsewhere WHERE created <= ?1").bind(now - LIFETIME_MS);
  return (await purge.run()).meta.changes;
}

async function hash(key: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
  return toHex(new Uint8Array(digest));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function contextOf(submission: string) {
  return { purpose: "elsewhere", subject: submission };
}
