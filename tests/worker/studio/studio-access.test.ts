import { env } from "cloudflare:workers";
import { exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { findMember } from "~/features/studio/member.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { openStudio } from "../studio.ts";

const AUDIENCE = "studio-audience-tag";
const settings: Record<string, string> = { ACCESS_TEAM: env.ACCESS, ACCESS_AUD: AUDIENCE };
const ADDRESS = "https://studio.test/studio";

function ask(headers: Record<string, string>, variables = settings, address = ADDRESS) {
  return findMember(openStudio(variables).platform, new Request(address, { headers }));
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

test("Access's own token lets in, by name", async () => {
  expect(await show(await issue())).toMatchObject({ name: "ada@studio.test", door: "access" });
});

test("a service token is called by its own name", async () => {
  const token = await issue({ sub: "", email: null, common_name: "backup.access" });
  expect(await show(token)).toMatchObject({ name: "backup.access", owner: "backup.access" });
});

test.each<[string, Record<string, unknown>]>([
  ["for another application", { aud: ["another-audience"] }],
  ["of another team", { iss: "https://mallory.cloudflareaccess.com" }],
  ["that is over", { exp: Math.floor(Date.now() / 1000) - 60 }],
  ["that never ends", { exp: null }],
  ["that is not yet", { nbf: Math.floor(Date.now() / 1000) + 600 }],
  ["of nobody", { sub: "", email: null }],
])("a token %s lets nobody in", async (_, claims) => {
  expect(await show(await issue(claims))).toBe(403);
});

test("neither does another key, an algorithm of theirs, or none", async () => {
  const { privateKey } = await generateKeyPair("RS256");
  const { privateKey: elliptic } = await generateKeyPair("ES256");
  const unsigned = new UnsecuredJWT({ sub: "mallory", iss: env.ACCESS, aud: AUDIENCE });
  expect(await show(await forge("RS256", privateKey))).toBe(403);
  expect(await show(await forge("ES256", elliptic))).toBe(403);
  expect(await show(unsigned.setExpirationTime("1h").encode())).toBe(403);
});

test("the public key is no shared secret", async () => {
  const answer = await fetch(`${env.ACCESS}/cdn-cgi/access/certs`);
  const { keys } = (await answer.json()) as { keys: [JsonWebKey] };
  const publicKey = await importJWK({ ...keys[0], ext: true }, "RS256");
  const pem = await exportSPKI(publicKey as CryptoKey);
  const token = await forge("HS256", new TextEncoder().encode(pem));
  expect(await show(token)).toBe(403);
});

test.each([
  ["nothing", {}],
  ["a cookie", { Cookie: "CF_Authorization=TOKEN" }],
  ["a bearer token", { Authorization: "Bearer TOKEN" }],
])("%s instead of the header lets nobody in", async (_, headers: Record<string, string>) => {
  const token = await issue();
  const shown = Object.entries(headers).map(([name, value]) => [
    name,
    value.replace("TOKEN", token),
  ]);
  expect(await ask(Object.fromEntries(shown))).toBe(403);
});

test.each(["", "a.b.c", "not a token", "..", "a".repeat(9_000)])(
  "%j is no token",
  async (token) => {
    expect(await show(token)).toBe(403);
  },
);

test("while the team's keys cannot be had nobody gets in, and it says so", async () => {
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
