import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { hash, isEqual, secretsOf, toHex } from "~/http/crypto.server";
import { readRows } from "~/outbox/sql";
import type { Platform } from "~/platform.server";

const TTL_S = 12 * 60 * 60;

type SessionData = { opened: number };

/** Opens a session by the one-time key; the `Set-Cookie` value, or null for a wrong or used key. */
export async function openLocalSession(
  platform: Platform,
  given: string,
  key: string,
): Promise<string | null> {
  if (!(await isEqual(given, key))) return null;
  if (!(await redeemKey(platform.bindings.DB, key))) return null;
  const storage = localSessions(platform);
  const session = await storage.getSession();
  session.set("opened", Date.now());
  return storage.commitSession(session);
}

/** True at a key's first use: one statement, so that of two requests at once one is. */
async function redeemKey(db: D1Database, key: string): Promise<boolean> {
  const inserted = await readRows(db)`
    INSERT INTO studio_keys (hash, used) VALUES (${toHex(await hash(key))}, ${Date.now()})
    ON CONFLICT DO NOTHING RETURNING hash`;
  return inserted.length > 0;
}

export async function readLocalSession(platform: Platform, request: Request) {
  const session = await localSessions(platform).getSession(request.headers.get("Cookie"));
  const age = Date.now() - (session.get("opened") ?? 0);
  return session.id && age < TTL_S * 1000 ? session.id : null;
}

export async function closeLocalSession(platform: Platform, request: Request): Promise<string> {
  const storage = localSessions(platform);
  return storage.destroySession(await storage.getSession(request.headers.get("Cookie")));
}

// The local site is plain http, where a cookie cannot be `Secure`.
function localSessions({ settings, bindings }: Platform) {
  return createWorkersKVSessionStorage<SessionData>({
    kv: bindings.SESSIONS,
    cookie: {
      name: "studio",
      secrets: [...secretsOf(settings)],
      httpOnly: true,
      sameSite: "strict",
      path: "/studio",
      maxAge: TTL_S,
    },
  });
}
