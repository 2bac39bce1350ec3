import { expect, test } from "vitest";
import type { Platform } from "~/env.server";
import { parseEnv } from "~/settings/settings.server";
import { plainCookie, signedCookie } from "./signed-cookie.server";

const HTTPS = "https://studio.test";
const HTTP = "http://127.0.0.1:8787";

function platform(origin: string) {
  return { settings: parseEnv({}), origin } as unknown as Platform;
}

test("on https a signed cookie may be set by this host alone", async () => {
  const cookie = await signedCookie(platform(HTTPS), "sent", { maxAge: 60 }).serialize("x");
  expect(cookie).toMatch(/^__Host-sent=/);
  expect(cookie).toMatch(/; Path=\/; /);
  expect(cookie).toMatch(/; Secure/);
  expect(cookie).not.toContain("Domain");
});

test("a cookie of the plain name is not read there", async () => {
  const planted = await signedCookie(platform(HTTP), "sent", { maxAge: 60 }).serialize("x");
  const read = (origin: string) =>
    signedCookie(platform(origin), "sent", { maxAge: 60 }).parse(planted.split(";")[0] ?? "");
  expect(await read(HTTPS)).toBeNull();
  expect(await read(HTTP)).toBe("x");
});

test("without https, and with a path of its own, a cookie keeps its name", async () => {
  const name = async (origin: string, path?: string) => {
    const scope = { maxAge: 60, path };
    const cookies = [signedCookie, plainCookie].map((make) =>
      make(platform(origin), "kept", scope),
    );
    return Promise.all(cookies.map(async (cookie) => (await cookie.serialize("x")).split("=")[0]));
  };
  expect(await name(HTTP)).toEqual(["kept", "kept"]);
  expect(await name(HTTPS, "/inbox")).toEqual(["kept", "kept"]);
});
