import type { Desk } from "./desk.ts";
import { prepare, sql } from "./sql.ts";

/** Whether a one-time key is used for the first time: one insert, so that of two at once one is. */
export async function spendKeyOnce({ db, clock }: Desk, key: string): Promise<boolean> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  const insert = sql`INSERT INTO studio_keys (hash, used) VALUES (${hash.join("")}, ${clock()})
    ON CONFLICT DO NOTHING RETURNING hash`;
  return (await prepare(db, insert).all()).results.length > 0;
}
