import { expect, test } from "vitest";
import { issueSentProof, readSentProof } from "~/outbox/sent-proof.server";
import { openStudio } from "../studio.ts";

const { platform } = openStudio();
const sent = { submission: "abcdefghijklmnopqrstuv", reference: "VS-1234" };
const COOKIES = [
  ["wizard", "sent"],
  ["crm", "receipt"],
] as const;

function visit(setCookie?: string) {
  const headers: HeadersInit = setCookie ? { Cookie: setCookie.split(";")[0] ?? "" } : {};
  return new Request("https://studio.test/thank-you", { headers });
}

test.each(COOKIES)("a %s lead is proven for an hour by the cookie %s", async (kind, name) => {
  const cookie = await issueSentProof(platform, kind, sent);
  expect(cookie).toMatch(
    /^__Host-\w+=.*; Max-Age=3600; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(cookie).toMatch(new RegExp(`^__Host-${name}=`));
  expect(await readSentProof(platform, kind, visit(cookie))).toEqual(sent);
});

test("an inquiry that was sent proves nothing about the lead forms, nor they about it", async () => {
  const inquiry = await issueSentProof(platform, "wizard", sent);
  const lead = await issueSentProof(platform, "crm", sent);
  expect(await readSentProof(platform, "crm", visit(inquiry))).toBeNull();
  expect(await readSentProof(platform, "wizard", visit(lead))).toBeNull();
});

test.each(COOKIES)("without a %s cookie that we signed there is no proof", async (kind, name) => {
  const stranger = { ...platform, settings: { ...platform.settings, SESSION_SECRET: "another" } };
  const forged = await issueSentProof(stranger, kind, sent);
  const unsigned = `__Host-${name}=${btoa(JSON.stringify(sent))}`;
  const broken = [`__Host-${name}=%`, `__Host-${name}=%E0%A4%A`];
  for (const cookie of [undefined, forged, unsigned, `${unsigned}.x`, ...broken]) {
    expect(await readSentProof(platform, kind, visit(cookie))).toBeNull();
  }
});

test("a cookie we signed for something else is no proof", async () => {
  const odd = { submission: 7 } as unknown as typeof sent;
  const cookie = await issueSentProof(platform, "wizard", odd);
  expect(await readSentProof(platform, "wizard", visit(cookie))).toBeNull();
});
