import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { jsonError, type StandIn, startServer } from "./http-server.ts";

export const ACCESS_AUDIENCE = "studio-audience-tag";
const KEY_ID = "the-teams-key";

/** A stand-in for an Access team: its keys, and `/__token` for tokens with the posted claims; null takes one away. */
export async function startAccess({ port = 0 }: { port?: number } = {}): Promise<StandIn> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const header = { alg: "RS256", kid: KEY_ID };
  const keys = [{ ...(await exportJWK(publicKey)), ...header, use: "sig" }];

  return startServer(async ({ url, body }) => {
    if (url.pathname === "/cdn-cgi/access/certs") return Response.json({ keys });
    if (url.pathname !== "/__token") return jsonError(404, "Not found");
    const claims = withoutNulls({ ...usualClaims(url.origin), ...JSON.parse(body || "{}") });
    const token = await new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
    return Response.json({ token });
  }, port);
}

function usualClaims(team: string): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  const person = { sub: "7335d417-61da-459d-899c-0a01c76a2f94", email: "ada@studio.test" };
  return { iss: team, aud: [ACCESS_AUDIENCE], iat: now, nbf: now, exp: now + 3_600, ...person };
}

function withoutNulls(claims: Record<string, unknown>): JWTPayload {
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null));
}
