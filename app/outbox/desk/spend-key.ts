import { hash, toHex } from "~/http/crypto.server";
import type { Desk } from "./desk.ts";
import { prepare, sql } from "./sql.ts";

/** Whether a one-time key is used for the first time: one insert, so that of two at once one is. */
export async function spendKeyOnce({ db, clock }: Desk, key: string): Promise<boolean> {
  const insert = sql`INSERT INTO studio_keys (hash, used) VALUES (${toHex(await hash(key))}, ${clock()})
    ON CONFLICT DO NOTHING RETURNING hash`;
  return (await prepare(db, insert).all()).results.length > 0;
}
