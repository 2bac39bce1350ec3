import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { cookieSecrets, hash, isEqual, toHex } from "~/http/crypto.server";
import { readRows } from "~/outbox/sql";
import type { Platform } from "~/platform.server";

const TTL_S = 12 * 60 * 60;

/** Opens a session by the one-time key; the `Set-Cookie` value, or null for a wrong or used key. */
export async function openLocalSession(platform: Platform, given: string, key: string) {
  if (!(await isEqual(given, key))) return null;
  // One statement, so that of two requests at once only one redeems the key.
  const redeemed = await readRows(platform.bindings.DB)`
    INSERT INTO studio_keys (hash, used) VALUES (${toHex(await hash(key))}, ${Date.now()})
    ON CONFLICT DO NOTHING RETURNING hash`;
  if (redeemed.length === 0) return null;
  const storage = localSessions(platform);
  const session = await storage.getSession();
  session.set("opened", Date.now());
  return storage.commitSession(session);
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
  return createWorkersKVSessionStorage<{ opened: number }>({
    kv: bindings.SESSIONS,
    cookie: {
      name: "studio",
      secrets: cookieSecrets(settings, "studio"),
      httpOnly: true,
      sameSite: "strict",
      path: "/studio",
      maxAge: TTL_S,
    },
  });
}
