import { env } from "cloudflare:workers";
import { exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { authenticate } from "~/features/admin/auth.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { openTestSite } from "../test-site.ts";

const AUDIENCE = "studio-audience-tag";
const settings: Record<string, string> = { ACCESS_TEAM: env.ACCESS, ACCESS_AUD: AUDIENCE };
const ADDRESS = "https://studio.test/studio";

function ask(headers: Record<string, string>, variables = settings, address = ADDRESS) {
  return authenticate(openTestSite(variables).platform, new Request(address, { headers }));
}

function show(token: string) {
  return ask({ "Cf-Access-Jwt-Assertion": token });
}

async function issue(claims: Record<string, unknown> = {}): Promise<string> {
  const response = await fetch(`${env.ACCESS}/__token`, {
    method: "POST",
    body: JSON.stringify(claims),
  });
  return ((await response.json()) as { token: string }).token;
}

async function forge(alg: string, key: CryptoKey | Uint8Array) {
  const claims = { sub: "mallory", email: "mallory@x.test", iss: env.ACCESS, aud: AUDIENCE };
  const header = { alg, kid: "the-teams-key" };
  return new SignJWT(claims).setProtectedHeader(header).setExpirationTime("1h").sign(key);
}

test("Access's own token signs its user in", async () => {
  expect(await show(await issue())).toMatchObject({ name: "ada@studio.test", auth: "access" });
});

test("a service token is called by its own name", async () => {
  const token = await issue({ sub: "", email: null, common_name: "backup.access" });
  expect(await show(token)).toMatchObject({ name: "backup.access", id: "backup.access" });
});

test.each<[string, Record<string, unknown>]>([
  ["for another application", { aud: ["another-audience"] }],
  ["of another team", { iss: "https://mallory.cloudflareaccess.com" }],
  ["that is expired", { exp: Math.floor(Date.now() / 1000) - 60 }],
  ["without an expiry", { exp: null }],
  ["that is not yet valid", { nbf: Math.floor(Date.now() / 1000) + 600 }],
  ["of nobody", { sub: "", email: null }],
])("a token %s is refused", async (_, claims) => {
  expect(await show(await issue(claims))).toBe(403);
});

test("a token of another key, another algorithm or without a signature is refused", async () => {
  const { privateKey } = await generateKeyPair("RS256");
  const { privateKey: elliptic } = await generateKeyPair("ES256");
  const unsigned = new UnsecuredJWT({ sub: "mallory", iss: env.ACCESS, aud: AUDIENCE });
  expect(await show(await forge("RS256", privateKey))).toBe(403);
  expect(await show(await forge("ES256", elliptic))).toBe(403);
  expect(await show(unsigned.setExpirationTime("1h").encode())).toBe(403);
});

test("the public key is not accepted as a shared secret", async () => {
  const answer = await fetch(`${env.ACCESS}/cdn-cgi/access/certs`);
  const { keys } = (await answer.json()) as { keys: [JsonWebKey] };
  const publicKey = await importJWK({ ...keys[0], ext: true }, "RS256");
  const pem = await exportSPKI(publicKey as CryptoKey);
  const token = await forge("HS256", new TextEncoder().encode(pem));
  expect(await show(token)).toBe(403);
});

test.each<[string, headersWith: (token: string) => Record<string, string>]>([
  ["nothing", () => ({})],
  ["a cookie", (token) => ({ Cookie: `CF_Authorization=${token}` })],
  ["a bearer token", (token) => ({ Authorization: `Bearer ${token}` })],
])("%s instead of the header is refused", async (_, headersWith) => {
  expect(await ask(headersWith(await issue()))).toBe(403);
});

test.each(["", "a.b.c", "not a token", "..", "a".repeat(9_000)])(
  "the token %j is refused",
  async (token) => {
    expect(await show(token)).toBe(403);
  },
);

test("while the team's keys cannot be fetched every token is refused, and the error is logged", async () => {
  const token = await issue({ iss: "http://127.0.0.1:9" });
  const variables = { ...settings, ACCESS_TEAM: "http://127.0.0.1:9" };
  expect(await ask({ "Cf-Access-Jwt-Assertion": token }, variables)).toBe(503);
  expect(takeErrors()).toEqual([expect.stringContaining("studio.keys-failed")]);
});

test("without Access, with half of it, or over plain http there is no inbox", async () => {
  const token = { "Cf-Access-Jwt-Assertion": await issue() };
  const key = "a-local-key-of-enough-letters";
  const halves: Record<string, string>[] = [
    {},
    { ACCESS_TEAM: env.ACCESS },
    { ACCESS_AUD: AUDIENCE },
    { STUDIO_KEY: key },
  ];
  for (const variables of halves) {
    expect(await ask(token, variables)).toBe(404);
  }
  const local = "http://localhost:8787/studio";
  expect(await ask(token, settings, "http://studio.test/studio")).toBe(404);
  expect(await ask(token, { ACCESS_TEAM: env.ACCESS, STUDIO_KEY: key }, local)).toBe(404);
});
