import { expect, test } from "vitest";
import { createPlatform } from "./platform.server";

const ctx = { waitUntil: () => {} } as unknown as ExecutionContext;
const originOf = (variables: Record<string, string>, address?: string) =>
  createPlatform(variables as unknown as Env, ctx, address).origin;

test("an https site is not served with an http origin", () => {
  const variables = { SITE_ORIGIN: "http://studio.test", SESSION_SECRET: "x".repeat(32) };
  expect(() => originOf(variables, "https://studio.test/")).toThrow(/SITE_ORIGIN/);
});

test("a cron has the site's origin, or the one that was last asked for", () => {
  expect(originOf({ SITE_ORIGIN: "http://studio.test" }, "http://other.test/x")).toBe(
    "http://studio.test",
  );
  expect(originOf({}, "http://localhost:9001/contact")).toBe("http://localhost:9001");
  expect(originOf({})).toBe("http://localhost:9001");
});
