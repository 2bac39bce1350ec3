import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from "jose";
import { LOCALHOST } from "~/http/paths";
import type { Platform } from "~/platform.server";
import { isInvalid, type Settings } from "~/settings/settings.server";
import { readLocalSession } from "./local-session.server";

const KEYS_LIVE_MS = 10 * 60 * 1000;
const REFETCH_MS = 30_000;
const FETCH_TIMEOUT_MS = 5_000;
const CLOCK_SKEW_S = 5;

const INVALID_TOKEN = /^ERR_(JWT_|JWS_|JWK_|JOSE_ALG_|JOSE_NOT_|JWKS_NO_MATCHING|JWKS_MULTIPLE)/;

export type AdminUser = { name: string; id: string; auth: "access" | "local" };

/** The user of a request, or the status of the refusal; 404 where nobody can sign in. */
export async function authenticate(
  platform: Platform,
  request: Request,
): Promise<AdminUser | 403 | 404 | 503> {
  const method = findAuthMethod(platform.settings, new URL(request.url));
  if (!method) return 404;
  if (method.kind === "access") return readAccessToken(request, method);
  const session = await readLocalSession(platform, request);
  return session ? { name: "this machine", id: session, auth: "local" } : 403;
}

/** Null if an ACCESS_* variable is invalid or set alone. STUDIO_KEY works on localhost only. */
export function findAuthMethod(settings: Settings, url: URL) {
  const { ACCESS_TEAM, ACCESS_AUD, STUDIO_KEY } = settings;
  if (isInvalid(settings, "ACCESS_TEAM", "ACCESS_AUD")) return null;
  const isLocal = url.protocol === "http:" && LOCALHOST.includes(url.hostname);
  if (ACCESS_TEAM && ACCESS_AUD) {
    const isSafe = isLocal || url.protocol === "https:";
    return isSafe ? { kind: "access" as const, team: ACCESS_TEAM, audience: ACCESS_AUD } : null;
  }
  return isLocal && STUDIO_KEY ? { kind: "local" as const, key: STUDIO_KEY } : null;
}

const keysOfTeams = new Map<string, JWTVerifyGetKey>();

/** Verifies RS256, team as issuer, audience, expiry. 503 while the keys cannot be fetched. */
async function readAccessToken(
  request: Request,
  { team, audience }: { team: string; audience: string },
): Promise<AdminUser | 403 | 503> {
  const token = request.headers.get("Cf-Access-Jwt-Assertion");
  if (!token) return 403;
  try {
    const { payload } = await jwtVerify(token, findKeys(team), {
      algorithms: ["RS256"],
      issuer: team,
      audience,
      requiredClaims: ["exp"],
      clockTolerance: CLOCK_SKEW_S,
    });
    const name = [payload.email, payload.common_name, payload.sub].find(isText);
    const id = [payload.sub, payload.common_name].find(isText);
    return name && id ? { name, id, auth: "access" } : 403;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (INVALID_TOKEN.test(code)) return 403;
    console.error(JSON.stringify({ event: "studio.keys-failed", detail: String(error) }));
    return 503;
  }
}

function findKeys(team: string): JWTVerifyGetKey {
  const known = keysOfTeams.get(team);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL("/cdn-cgi/access/certs", team), {
    cacheMaxAge: KEYS_LIVE_MS,
    cooldownDuration: REFETCH_MS,
    timeoutDuration: FETCH_TIMEOUT_MS,
  });
  keysOfTeams.set(team, keys);
  return keys;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
