import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { authenticate } from "~/features/admin/auth.server";
import { closeLocalSession, openLocalSession } from "~/features/admin/local-session.server";
import { createPostToken, readPostToken } from "~/features/admin/post-token.server";
import { advanceClock, HOUR_MS, openTestSite } from "../test-site.ts";

function openLocalSite() {
  const key: string = crypto.randomUUID();
  const { platform } = openTestSite({ STUDIO_KEY: key });
  const signIn = (given = key) => openLocalSession(platform, given, key);
  const visit = (cookie: string | null, address = "http://localhost:8787/studio") => {
    const headers: HeadersInit = cookie ? { Cookie: cookie.split(";")[0] ?? "" } : {};
    return new Request(address, { headers });
  };
  return { platform, signIn, visit };
}

test("the one-time key opens one session, however often it is used at once", async () => {
  const { platform, signIn, visit } = openLocalSite();
  const cookies = await Promise.all([signIn(), signIn(), signIn()]);
  const [cookie, ...others] = cookies.filter((opened) => opened !== null);
  expect(others).toEqual([]);
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict/i);
  expect(await authenticate(platform, visit(cookie ?? null))).toMatchObject({ auth: "local" });
  expect(await signIn()).toBeNull();
});

test("a wrong key opens no session and leaves the key unused", async () => {
  const { signIn } = openLocalSite();
  expect(await signIn("")).toBeNull();
  expect(await signIn("guess")).toBeNull();
  expect(await signIn()).not.toBeNull();
});

test("without a session, with a forged one, and on other hosts than this machine everybody is refused", async () => {
  const { platform, signIn, visit } = openLocalSite();
  const cookie = await signIn();
  expect(await authenticate(platform, visit(null))).toBe(403);
  expect(await authenticate(platform, visit("studio=forged.signature"))).toBe(403);
  for (const address of ["https://localhost/studio", "http://studio.test/studio"]) {
    expect(await authenticate(platform, visit(cookie, address))).toBe(404);
  }
});

test("a session ends after 12 hours and when it is closed", async () => {
  const { platform, signIn, visit } = openLocalSite();
  const cookie = await signIn();
  advanceClock(12 * HOUR_MS + 1);
  expect(await authenticate(platform, visit(cookie))).toBe(403);
  vi.useRealTimers();

  const before = (await env.SESSIONS.list()).keys.length;
  await closeLocalSession(platform, visit(cookie));
  expect(await authenticate(platform, visit(cookie))).toBe(403);
  expect((await env.SESSIONS.list()).keys).toHaveLength(before - 1);
});

test("a page's token is valid for its user, for 12 hours", async () => {
  const { platform } = openTestSite();
  const { platform: other } = openTestSite({
    SESSION_SECRET: "the secret of another site, as long",
  });
  const holder = { platform, user: { id: "ada" } };
  const token = await createPostToken(holder);
  expect(await readPostToken(holder, token)).toMatch(/^[0-9a-f-]{36}$/);
  expect(await readPostToken({ platform, user: { id: "mallory" } }, token)).toBeNull();
  expect(await readPostToken({ ...holder, platform: other }, token)).toBeNull();
  expect(
    await readPostToken(holder, `${token.slice(0, -1)}${token.endsWith("0") ? 1 : 0}`),
  ).toBeNull();
  expect(await readPostToken(holder, token, Date.now() + 12 * HOUR_MS + 1)).toBeNull();
  expect(await readPostToken(holder, "")).toBeNull();
});
