import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { closeLocalSession, openLocalSession } from "~/features/studio/local-session.server";
import { findMember } from "~/features/studio/member.server";
import { mintPostToken, readPostToken } from "~/features/studio/post-token.server";
import { advanceClock, openStudio } from "../studio.ts";

const HOUR_MS = 3_600_000;

afterEach(() => vi.useRealTimers());

function openDoor() {
  const key: string = crypto.randomUUID();
  const { platform } = openStudio({ STUDIO_KEY: key });
  const enter = (given = key) => openLocalSession(platform, given, key);
  const visit = (cookie: string | null, address = "http://localhost:8787/studio") => {
    const headers: HeadersInit = cookie ? { Cookie: cookie.split(";")[0] ?? "" } : {};
    return new Request(address, { headers });
  };
  return { platform, enter, visit };
}

test("the one-time key opens one session, however often it is used at once", async () => {
  const { platform, enter, visit } = openDoor();
  const cookies = await Promise.all([enter(), enter(), enter()]);
  const [cookie, ...others] = cookies.filter((opened) => opened !== null);
  expect(others).toEqual([]);
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict/i);
  expect(await findMember(platform, visit(cookie ?? null))).toMatchObject({ door: "local" });
  expect(await enter()).toBeNull();
});

test("a guessed key opens nothing and costs nothing", async () => {
  const { enter } = openDoor();
  expect(await enter("")).toBeNull();
  expect(await enter("guess")).toBeNull();
  expect(await enter()).not.toBeNull();
});

test("without a session, with a forged one, and anywhere but on this machine nobody gets in", async () => {
  const { platform, enter, visit } = openDoor();
  const cookie = await enter();
  expect(await findMember(platform, visit(null))).toBe(403);
  expect(await findMember(platform, visit("studio=forged.signature"))).toBe(403);
  for (const address of ["https://localhost/studio", "http://studio.test/studio"]) {
    expect(await findMember(platform, visit(cookie, address))).toBe(404);
  }
});

test("a session ends after 12 hours and when it is closed", async () => {
  const { platform, enter, visit } = openDoor();
  const cookie = await enter();
  advanceClock(12 * HOUR_MS + 1);
  expect(await findMember(platform, visit(cookie))).toBe(403);
  vi.useRealTimers();

  const before = (await env.SESSIONS.list()).keys.length;
  await closeLocalSession(platform, visit(cookie));
  expect(await findMember(platform, visit(cookie))).toBe(403);
  expect((await env.SESSIONS.list()).keys).toHaveLength(before - 1);
});

test("a page's token is its reader's, for 12 hours", async () => {
  const holder = { secret: "s", owner: "ada" };
  const token = await mintPostToken(holder);
  expect(await readPostToken(holder, token)).toMatch(/^[0-9a-f-]{36}$/);
  expect(await readPostToken({ ...holder, owner: "mallory" }, token)).toBeNull();
  expect(await readPostToken({ ...holder, secret: "t" }, token)).toBeNull();
  expect(
    await readPostToken(holder, `${token.slice(0, -1)}${token.endsWith("0") ? 1 : 0}`),
  ).toBeNull();
  expect(await readPostToken(holder, token, Date.now() + 12 * HOUR_MS + 1)).toBeNull();
  expect(await readPostToken(holder, "")).toBeNull();
});
