import type { JWTVerifyGetKey } from "jose";
import type { Member } from "./member";

/** How long Access's keys are believed, and how soon unknown ones may be asked for again, in ms. */
const KEYS_LIVE_MS = 10 * 60 * 1000;
const ASK_AGAIN_MS = 30_000;
const ASK_TIMEOUT_MS = 5_000;
const CLOCK_SKEW_S = 5;

/** Access wrote no such token, it is not for us, or it is over. */
const REFUSED = /^ERR_(JWT_|JWS_|JWK_|JOSE_ALG_|JOSE_NOT_|JWKS_NO_MATCHING|JWKS_MULTIPLE)/;

const keysOfTeams = new Map<string, JWTVerifyGetKey>();

/**
 * Who Cloudflare Access says is asking: RS256 only, this team's issuer and this audience, not
 * expired. 403 for any other token and none, 503 while the team's keys cannot be had.
 */
export async function readAccessToken(
  request: Request,
  { team, audience }: { team: string; audience: string },
): Promise<Member | 403 | 503> {
  const token = request.headers.get("Cf-Access-Jwt-Assertion");
  if (!token) return 403;
  const { jwtVerify } = await import("jose");
  try {
    const { payload } = await jwtVerify(token, await findKeys(team), {
      algorithms: ["RS256"],
      issuer: team,
      audience,
      requiredClaims: ["exp"],
      clockTolerance: CLOCK_SKEW_S,
    });
    const name = [payload.email, payload.common_name, payload.sub].find(isText);
    const owner = [payload.sub, payload.common_name].find(isText);
    return name && owner ? { name, owner, door: "access" } : 403;
  } catch (error) {
    if (REFUSED.test(codeOf(error))) return 403;
    console.error(JSON.stringify({ event: "studio.keys-failed", detail: String(error) }));
    return 503;
  }
}

async function findKeys(team: string): Promise<JWTVerifyGetKey> {
  const known = keysOfTeams.get(team);
  if (known) return known;
  const { createRemoteJWKSet } = await import("jose");
  const keys = createRemoteJWKSet(new URL("/cdn-cgi/access/certs", team), {
    cacheMaxAge: KEYS_LIVE_MS,
    cooldownDuration: ASK_AGAIN_MS,
    timeoutDuration: ASK_TIMEOUT_MS,
  });
  keysOfTeams.set(team, keys);
  return keys;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
