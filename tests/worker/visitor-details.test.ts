import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import type { Platform } from "~/env.server";
import {
  findVisitorDetails,
  forgetVisitorDetails,
  saveVisitorDetails,
  type VisitorDetails,
} from "~/features/inquiry/details/visitor-details.server";
import { takeErrors } from "../setup/quiet-console.ts";
import { openStudio } from "./studio.ts";

const { platform } = openStudio();
const ID = "abcdefghijklmnopqrstuv";
const visitor: VisitorDetails = {
  token: "the form's token",
  details: {
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@visitor.test",
    company: "Analytical Engines",
    challenge: "Nobody knows us.",
    budget: "tbd",
  },
  held: false,
  tooFast: false,
};

/** A request that carries the cookie of an earlier answer. */
function visit(setCookie: string | null = null) {
  const headers: HeadersInit = setCookie ? { Cookie: setCookie.split(";")[0] ?? "" } : {};
  return new Request("https://studio.test/inquiry/details", { headers });
}

/** The studio with a store whose `method` fails the first so many times. */
function breakStore(method: "get" | "put", times = Number.POSITIVE_INFINITY): Platform {
  const store = env.SESSIONS;
  const broken = vi.fn((...args: unknown[]) =>
    broken.mock.calls.length <= times
      ? Promise.reject(new Error("KV 429 Too Many Requests"))
      : Reflect.apply(store[method], store, args),
  );
  const other = method === "get" ? "put" : "get";
  const SESSIONS = {
    [method]: broken,
    [other]: store[other].bind(store),
  } as unknown as KVNamespace;
  return { ...platform, bindings: { ...platform.bindings, SESSIONS } };
}

test("details are kept under a signed cookie until they are forgotten", async () => {
  const cookie = await saveVisitorDetails(platform, visit(), ID, visitor);
  expect(cookie).toMatch(/^inquiry=.*; Max-Age=7200; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
  expect(cookie).not.toMatch(/Ada|visitor/);
  expect(await findVisitorDetails(platform, visit(cookie), ID)).toEqual(visitor);

  expect(await forgetVisitorDetails(platform, visit(cookie), ID)).toMatch(/^inquiry=/);
  expect(await findVisitorDetails(platform, visit(cookie), ID)).toBeNull();
  expect(await forgetVisitorDetails(platform, visit(cookie), ID)).toBeNull();
});

test("the store forgets by itself after two hours", async () => {
  const { keys: before } = await env.SESSIONS.list();
  await saveVisitorDetails(platform, visit(), ID, visitor);
  const { keys } = await env.SESSIONS.list();
  const [added] = keys.filter(({ name }) => !before.some((key) => key.name === name));
  const left = (added?.expiration ?? 0) - Date.now() / 1000;
  expect(left).toBeGreaterThan(7_000);
  expect(left).toBeLessThanOrEqual(7_201);
});

test("on plain http the cookie works without https", async () => {
  const local = { ...platform, origin: "http://127.0.0.1:8787" };
  expect(await saveVisitorDetails(local, visit(), ID, visitor)).not.toContain("Secure");
});

test("the details of two tabs stay apart, and the oldest of six makes room", async () => {
  let cookie = await saveVisitorDetails(platform, visit(), "tab-1", visitor);
  for (const tab of [2, 3, 4, 5, 1, 6]) {
    cookie = await saveVisitorDetails(platform, visit(cookie), `tab-${tab}`, {
      ...visitor,
      token: `${tab}`,
    });
  }
  const tabs = [1, 2, 3, 4, 5, 6].map((tab) =>
    findVisitorDetails(platform, visit(cookie), `tab-${tab}`),
  );
  const tokens = (await Promise.all(tabs)).map((found) => found?.token);
  expect(tokens).toEqual(["1", undefined, "3", "4", "5", "6"]);
});

test.each([undefined, "", "another-submission-id", "constructor", "__proto__", "toString"])(
  "no details are found under the id %s",
  async (id) => {
    const cookie = await saveVisitorDetails(platform, visit(), ID, visitor);
    expect(await findVisitorDetails(platform, visit(cookie), id)).toBeNull();
    expect(await forgetVisitorDetails(platform, visit(cookie), id ?? "")).toBeNull();
  },
);

test("a tampered cookie finds nothing and starts afresh", async () => {
  const cookie = (await saveVisitorDetails(platform, visit(), ID, visitor)) ?? "";
  const stolen = { ...platform, settings: { ...platform.settings, SESSION_SECRET: "another" } };
  const forged = (await saveVisitorDetails(stolen, visit(), ID, visitor)) ?? "";
  const [value = ""] = cookie.slice("inquiry=".length).split(".");
  for (const bad of [
    forged,
    `inquiry=${value}`,
    `inquiry=${value}.x`,
    "inquiry=%",
    "inquiry=e30=",
  ]) {
    expect(await findVisitorDetails(platform, visit(bad), ID)).toBeNull();
    const fresh = await saveVisitorDetails(platform, visit(bad), ID, visitor);
    expect(await findVisitorDetails(platform, visit(fresh), ID)).toEqual(visitor);
  }
});

test("a write refused once is tried again after a second", async () => {
  const start = Date.now();
  const cookie = await saveVisitorDetails(breakStore("put", 1), visit(), ID, visitor);
  expect(Date.now() - start).toBeGreaterThanOrEqual(1_050);
  expect(await findVisitorDetails(platform, visit(cookie), ID)).toEqual(visitor);
});

test.each(["put", "get"] as const)("a store whose %s keeps failing is given up", async (method) => {
  const cookie = await saveVisitorDetails(platform, visit(), ID, visitor);
  expect(await saveVisitorDetails(breakStore(method), visit(cookie), ID, visitor)).toBeNull();
  expect(takeErrors()).toEqual([expect.stringContaining('"event":"visitor-details.unsaved"')]);
});

test("details that cannot be read are missing ones, logged without their words", async () => {
  const cookie = await saveVisitorDetails(platform, visit(), ID, visitor);
  expect(await findVisitorDetails(breakStore("get"), visit(cookie), ID)).toBeNull();
  const lines = takeErrors();
  expect(lines).toEqual([expect.stringContaining('"event":"visitor-details.unread"')]);
  expect(lines.join()).not.toMatch(/Ada|Lovelace|visitor\.test/);
});
